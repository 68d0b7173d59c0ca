// Color vision: the pictures as people with a color vision deficiency see them, by filters of body.html.
const visions = [
  ['none', 'Full'], ['protanopia', 'Protanopia'], ['deuteranopia', 'Deuteranopia'], ['tritanopia', 'Tritanopia'],
  ['achromatopsia', 'Achromatopsia'],
];
let vision = 'none';
for (const [key, title] of visions) {
  const option = make('option', title);
  option.value = key;
  $('vision').append(option);
}
function setVision(key) {
  vision = key;
  $('vision').value = key;
  document.documentElement.dataset.vision = key;
  writeHash();
}
const nextVision = () => visions[(visions.findIndex(([key]) => key === vision) + 1) % visions.length][0];
$('vision').onchange = () => setVision($('vision').value);
