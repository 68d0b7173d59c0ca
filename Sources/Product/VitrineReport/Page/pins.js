// Pins: comments on regions of pictures. A pin is bound to the digest of its picture, like a decision.
const pins = [];
const pinsOn = entry => pins.filter(p => p.name === entry.name);
const pinText = p => p.text + (p.reviewer ? ' (' + p.reviewer + (p.date ? ', ' + p.date : '') + ')' : '');
const isSamePin = (a, b) => ['name', 'picture', 'x', 'y', 'width', 'height', 'text'].every(key => a[key] === b[key]);
const pinKeys = ['name', 'picture', 'x', 'y', 'width', 'height', 'text', 'reviewer', 'date'];
const exportedPins = () => pins.filter(p => p.text).map(p => Object.fromEntries(pinKeys.map(key => [key, p[key]])));
// Adds the valid pins of a file that aren't there yet; returns their number.
function addPins(list) {
  const whole = (value, least) => Number.isInteger(value) && value >= least && value <= 100000;
  let added = 0;
  for (const p of list) {
    const isValid = byName.has(p.name) && p.text && p.picture && whole(p.x, 0) && whole(p.y, 0) && whole(p.width, 1) && whole(p.height, 1);
    if (!isValid) continue;
    const pin = Object.fromEntries(pinKeys.map(key => [key, typeof p[key] === 'number' ? p[key] : String(p[key] || '')]));
    if (pins.some(known => isSamePin(known, pin))) continue;
    pins.push(pin); byName.get(p.name).text = null; added++;
  }
  return added;
}
