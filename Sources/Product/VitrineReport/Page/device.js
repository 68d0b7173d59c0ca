// The device: a drawn frame of the right proportions around the picture. A picture of a card is placed
// below the top of the screen, since its place on the screen isn't known.
let showsDevice = false;
const bezel = { side: 14, round: 14, classic: 84, status: 64 };
const axisNamed = name => report.axes.findIndex(a => a.name === name);

// The frame in pixels of the picture, relative to its top left corner; null if the device is unknown.
function deviceFrame(entry) {
  const axis = axisNamed('device'), turned = axisNamed('orientation');
  const screen = showsDevice && axis >= 0 && report.screens.find(([device]) => device === wordOf(entry, axis));
  if (!screen) return null;
  const [, across, down, scale, isRound] = screen;
  const isLandscape = turned >= 0 && wordOf(entry, turned) === 'landscape';
  const width = Math.max(entry.width, (isLandscape ? down : across) * scale);
  const height = Math.max(entry.height, (isLandscape ? across : down) * scale);
  const left = (width - entry.width) / 2, top = height > entry.height ? Math.min(bezel.status * scale, height - entry.height) : 0;
  const thick = bezel.side * scale, ends = (isRound ? bezel.round : bezel.classic) * scale;
  const [x, y] = isLandscape ? [ends, thick] : [thick, ends];
  return { x: -left - x, y: -top - y, width: width + 2 * x, height: height + 2 * y, inset: [x, y], radius: (isRound ? 54 : 40) * scale, isRound: !!isRound };
}
function addDevice(p) {
  p.device = deviceFrame(p.shots[0].entry);
  if (!p.device) return;
  const body = make('div', '', 'device' + (p.device.isRound ? ' is-round' : ''));
  body.append(make('div', '', 'glass'));
  p.leaf.prepend(body);
}
function placeDevice(p) {
  const body = p.leaf.querySelector('.device');
  if (!body) return;
  const { x, y, width, height, inset, radius } = p.device, px = number => number * eye.zoom + 'px';
  Object.assign(body.style, { left: px(x), top: px(y), width: px(width), height: px(height), borderRadius: px(radius) });
  Object.assign(body.firstChild.style, { inset: px(inset[1]) + ' ' + px(inset[0]), borderRadius: px(p.device.isRound ? radius - inset[0] : 0) });
}
// How far the frames reach beyond the pictures, in pixels.
function deviceMargins() {
  const frames = panes.filter(p => p.device), most = reach => Math.max(0, ...frames.map(reach));
  return {
    left: most(p => -p.device.x), top: most(p => -p.device.y),
    right: most(p => p.device.x + p.device.width - p.width), bottom: most(p => p.device.y + p.device.height - p.height),
  };
}
function setDevice(on) {
  showsDevice = on;
  $('device').setAttribute('aria-pressed', on);
  if (pair) { eye = null; drawStage(); }
  writeHash();
}
$('device').onclick = () => setDevice(!showsDevice);
$('device').hidden = !report.screens.length;
