// A ZIP archive of stored files (APPNOTE.TXT, § 4.3), so that many pages are one download.
const crcTable = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; bit++) n = n & 1 ? 0xEDB88320 ^ (n >>> 1) : n >>> 1;
  return n;
});
function crc32(bytes) {
  let crc = -1;
  for (const byte of bytes) crc = crcTable[(crc ^ byte) & 255] ^ (crc >>> 8);
  return ~crc >>> 0;
}
// The fields of a record as little-endian numbers: [bytes, value] each.
function record(...fields) {
  const bytes = [];
  for (const [size, value] of fields) for (let i = 0; i < size; i++) bytes.push(value >>> (8 * i) & 255);
  return Uint8Array.from(bytes);
}
// Files are {name, bytes} with ASCII names. The date is 1980-01-01, the format's first.
function zip(files) {
  const parts = [], directory = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const label = new TextEncoder().encode(name);
    const common = [[2, 20], [2, 0], [2, 0], [2, 0], [2, 0x21], [4, crc32(bytes)], [4, bytes.length], [4, bytes.length], [2, label.length], [2, 0]];
    const head = record([4, 0x04034B50], ...common);
    parts.push(head, label, bytes);
    directory.push(record([4, 0x02014B50], [2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), label);
    offset += head.length + label.length + bytes.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = record([4, 0x06054B50], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, size], [4, offset], [2, 0]);
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
}
