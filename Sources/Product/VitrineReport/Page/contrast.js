// The contrast of two colors that were picked with the inspector, as WCAG 2.2 defines it.
let picked = [], pickable = null;
// Picks the color under the inspector; the last two picks are compared.
function pickColor() {
  if (!pickable || pickable[3] < 255) { toast(pickable ? 'A translucent color has no contrast of its own' : 'There is no color here'); return; }
  picked = [...picked, { color: [...pickable].slice(0, 3), x: spot.x, y: spot.y }].slice(-2);
  drawLoupe();
  if (picked.length === 2) toast(contrastText());
}
function luminance(color) {
  const linear = v => (v / 255 <= .04045 ? v / 255 / 12.92 : ((v / 255 + .055) / 1.055) ** 2.4);
  return .2126 * linear(color[0]) + .7152 * linear(color[1]) + .0722 * linear(color[2]);
}
function contrastOf(one, two) {
  const [a, b] = [luminance(one) + .05, luminance(two) + .05];
  return Math.max(a, b) / Math.min(a, b);
}
// Rounded down, so that a contrast just below a limit doesn't seem to reach it.
const ratioText = ratio => (Math.floor(ratio * 100) / 100).toFixed(2) + ' : 1';
function contrastText() {
  const ratio = contrastOf(picked[0].color, picked[1].color);
  const levels = [['AA for text', 4.5], ['AA for large text and controls', 3], ['AAA for text', 7]];
  const passes = levels.filter(([, limit]) => ratio >= limit).map(([name]) => name);
  return 'Contrast ' + ratioText(ratio) + ', ' + (passes.length ? 'passes ' + passes.join(', ') : 'fails AA');
}
function contrastBox() {
  if (!picked.length) return make('p', 'Enter or a click picks a color; two picks have a contrast', 'soft');
  const box = make('div', '', 'contrast');
  for (const { color } of picked) {
    const swatch = make('span', '', 'swatch'), text = hex([...color, 255]);
    swatch.style.background = text;
    box.append(swatch, make('code', text));
  }
  box.append(make('span', picked.length === 2 ? contrastText() : 'Pick another color'));
  return box;
}
