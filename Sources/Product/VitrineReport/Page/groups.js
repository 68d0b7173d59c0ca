// Groups: the pictures of one edit or one cause, which are one decision. A group is a line with a
// representative pair until it is opened.
const openGroups = new Set();
const folds = () => groupKey === 'edit' || groupKey === 'cause';
// Summaries of effects begin with these verbs, the most important first.
const verbs = ['removes', 'hides', 'shows', 'changes', 'resizes', 'moves', 'restyles', 'redraws'];
const rankOf = cause => (verbs.indexOf(cause.split(' ')[0]) + verbs.length + 1) % (verbs.length + 1);
// The causes of a list of pictures, the most important first, with their pictures.
function effectsOf(members) {
  const found = new Map();
  for (const i of members) { const { cause } = entries[i]; if (cause) { if (!found.has(cause)) found.set(cause, []); found.get(cause).push(i); } }
  return [...found].map(([title, list]) => ({ title, members: list })).sort((a, b) => rankOf(a.title) - rankOf(b.title) || b.members.length - a.members.length);
}
// The picture that represents a group: one with a new finding if there is one, otherwise the first of
// its most frequent effect.
function representative(members) {
  const worst = members.find(i => entries[i].newRules.length);
  if (worst !== undefined) return worst;
  return effectsOf(members).reduce((best, effect) => effect.members.length > best.length ? effect.members : best, []).at(0) ?? members[0];
}
const isNarrow = () => $('grid').clientWidth < 700;
const leadHeight = () => isNarrow() ? 312 : $('grid').clientWidth < 900 ? 190 : 150;
function lead(row) {
  const { title, members, first } = row.group, line = make('section', '', 'lead' + (row.isOpen ? ' is-open' : '')), about = make('div', '', 'about');
  line.dataset.group = title; line.setAttribute('aria-label', title.replaceAll('`', ''));
  const { text, place } = titleParts(title), fold = rich('button', text, 'fold'), head = make('h2'), chevron = make('span', '', 'chevron');
  fold.type = 'button'; fold.title = title.replaceAll('`', ''); fold.setAttribute('aria-expanded', row.isOpen); chevron.setAttribute('aria-hidden', 'true'); fold.prepend(chevron);
  fold.onclick = () => toggleGroup(title);
  head.append(fold); about.append(head, ...aboutGroup(title, place, members));
  const act = make('div', '', 'act'), pair = pairFor(members, title);
  if (pair) act.append(pair);
  const states = decisionWords.slice(1).map(word => [word, members.filter(i => stateOf(entries[i].name) === word).length]).filter(([, count]) => count);
  if (states.length) act.prepend(make('span', states.map(([word, count]) => count + ' ' + word).join(', '), 'standing ' + (states.length === 1 ? states[0][0] : '')));
  line.append(representativePair(members, first), about, act);
  return line;
}
// The place of an edit, `file:line` at the end of its title, has a line of its own, so that it is never cut.
function titleParts(title) {
  const found = title.match(/^(.*) · `([^`]+)`$/s);
  return found ? { text: found[1], place: found[2] } : { text: title, place: '' };
}
function aboutGroup(title, place, members) {
  const parts = [], effects = effectsOf(members), findings = new Map();
  if (effects.length && effects[0].title !== title) parts.push(rich('p', effects[0].title, 'worst'));
  for (const i of members) for (const rule of entries[i].newRules) findings.set(rule, (findings.get(rule) || 0) + 1);
  const line = make('p', '', 'counts');
  if (place) line.append(make('code', place));
  line.append(make('span', members.length + (members.length === 1 ? ' picture' : ' pictures')));
  const widgets = new Set(members.map(i => entries[i].input));
  line.append(make('span', widgets.size === 1 ? [...widgets][0] : widgets.size + ' widgets'));
  if (effects.length > 1) line.append(make('span', effects.length + ' kinds of effect'));
  for (const [rule, count] of findings) line.append(make('span', 'new ' + report.rules[rule].id + ' in ' + count, 'warning'));
  return [...parts, line];
}
function representativePair(members, first) {
  const index = representative(members), entry = entries[index], frame = press('', 'sample', () => open(first + members.indexOf(index)));
  frame.setAttribute('aria-label', 'Open ' + entry.name);
  if (entry.status === 'failed') { frame.append(make('p', entry.why.join(' '))); return frame; }
  const sides = entry.status === 'changed' ? ['was', 'now'] : [ownSide(entry)];
  sides.forEach((side, i) => {
    const image = make('img'), plate = make('span', '', 'plate-of ' + side);
    image.alt = ''; image.decoding = 'async'; image.width = entry.width; image.height = entry.height;
    image.onload = () => { window.firstPicture ??= performance.now(); };
    image.src = pathOf(entry, side); plate.append(image);
    if (i) frame.append(make('span', '→', 'arrow'));
    frame.append(plate);
  });
  return frame;
}
function toggleGroup(title) {
  if (!openGroups.delete(title)) openGroups.add(title);
  layOut(true);
}
const leadRow = title => rows.find(r => r.isLead && r.group.title === title);
const groupAt = place => rows.find(r => r.isLead && place >= r.group.first && place < r.group.first + r.group.members.length)?.group;
// Moves the focus to the line of a group.
function focusLead(title) {
  const row = leadRow(title);
  if (!row) return false;
  reveal(row); drawRows();
  $('rows').querySelector('.lead[data-group="' + CSS.escape(title) + '"] .fold')?.focus({ preventScroll: true });
  return true;
}
// Keys on the line of a group: the arrows move between groups and into an open one, A and R decide it.
function leadKey(e, key, title) {
  const leads = rows.filter(r => r.isLead), at = leads.findIndex(r => r.group.title === title), row = leads[at];
  if (e.key === 'ArrowDown' || key === 'j') { e.preventDefault(); if (row.isOpen && e.key === 'ArrowDown') focusCard(row.group.first); else if (leads[at + 1]) focusLead(leads[at + 1].group.title); }
  else if (e.key === 'ArrowUp' || key === 'k') { e.preventDefault(); if (leads[at - 1]) focusLead(leads[at - 1].group.title); }
  else if (e.key === 'ArrowRight' && !row.isOpen || e.key === 'ArrowLeft' && openGroups.has(title)) { e.preventDefault(); toggleGroup(title); }
  else if (key === 'a' || key === 'r') decideAll(row.group.members, key === 'a' ? 'accept' : 'reject', title);
}
