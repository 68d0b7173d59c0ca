// The exported file: a list of pictures for each group with one decision of one reviewer. A picture is
// the first digits of its digests, so that thousands of decisions are a small file.
const sixBits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const packed = hex => hex.match(/.{3}/g).map(part => { const bits = parseInt(part, 16); return sixBits[bits >> 6] + sixBits[bits & 63]; }).join('');
// Eight characters: 36 bits of the new picture's digest and 12 of the earlier one's.
const markOf = ({ before, now }) => packed(now.padEnd(9, '0').slice(0, 9) + before.padEnd(3, '0').slice(0, 3));
// The exclusive or of all digests, the earlier ones reversed: a check of the complete group.
function sumOf(list) {
  const sum = new Array(64).fill(0), add = digits => { for (let i = 0; i < Math.min(64, digits.length); i++) sum[i] ^= parseInt(digits[i], 16); };
  for (const { before, now } of list) { add(now); add([...before].reverse()); }
  return sum.map(digit => digit.toString(16)).join('');
}
function verdicts() {
  const groups = new Map();
  for (const [name, decision] of [...decisions].sort()) {
    const entry = byName.get(name), { reviewer = '', date = '' } = signatures.get(name) || {}, title = (entry.edit || entry.cause || entry.status).replaceAll('`', ''), key = JSON.stringify([title, decision, reviewer, date]);
    if (!groups.has(key)) groups.set(key, { title, decision, reviewer, date, list: [] });
    groups.get(key).list.push(entry);
  }
  const groupTexts = [...groups.values()].map(({ list, ...group }) => ({ ...group, count: list.length, sum: sumOf(list), pictures: [...new Set(list.map(markOf))].sort().join('') }));
  const allNotes = [...notes].sort().map(([name, note]) => ({ name, note }));
  return JSON.stringify({ schema: 3, groups: groupTexts, notes: allNotes, pins: exportedPins() }, null, 1);
}
// The decisions of a file on this report's pictures, one for each picture; `missing` is the number of
// marks without a picture.
function unpacked(groups) {
  const marks = new Map();
  for (const e of entries) if (wantsDecision(e)) { const mark = markOf(e); if (!marks.has(mark)) marks.set(mark, []); marks.get(mark).push(e); }
  const list = [];
  let missing = 0;
  for (const { decision, reviewer, date, pictures = '' } of groups) for (const mark of String(pictures).match(/.{8}/g) || []) {
    const found = marks.get(mark);
    if (!found) { missing++; continue; }
    for (const { name, before, now } of found) list.push({ name, decision, before, now, reviewer, date });
  }
  return { list, missing };
}
