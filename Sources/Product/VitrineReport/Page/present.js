// The presentation: one picture on the whole screen, for a review meeting.
let presented = -1, presentsBefore = false;
function present(place) {
  if (place < 0 || place >= shown.length) return;
  presented = place; presentsBefore = false;
  if (!$('present').open) {
    $('present').showModal();
    // Without permission for the full screen, the dialog fills the window.
    $('present').requestFullscreen?.().catch(() => {});
  }
  drawPresented();
}
function drawPresented() {
  const entry = entries[shown[presented]], hasBoth = entry.status === 'changed', side = hasBoth && presentsBefore ? 'was' : ownSide(entry);
  const parts = [];
  if (entry.status === 'failed') parts.push(make('p', entry.why.join(' ')));
  else {
    const image = make('img');
    image.src = pathOf(entry, side); image.alt = (side === 'was' ? 'before' : 'now') + ' of ' + entry.name;
    parts.push(image);
  }
  const version = entry.status === 'alone' ? '' : !hasBoth ? entry.status : presentsBefore ? 'before' : 'now';
  const words = [version, stateOf(entry.name), (presented + 1) + ' of ' + shown.length];
  const line = make('p'), name = make('bdi', entry.name);
  line.append(name, ' · ' + words.filter(w => w).join(' · '));
  $('present-picture').replaceChildren(...parts);
  $('present-line').replaceChildren(line, ...(notes.get(entry.name) ? [make('p', notes.get(entry.name))] : []));
}
function presentKey(e, key) {
  if (e.key === 'ArrowRight' || e.key === 'PageDown' || key === 'j') present(presented + 1);
  else if (e.key === 'ArrowLeft' || e.key === 'PageUp' || key === 'k') present(presented - 1);
  else if (e.key === 'Home') present(0);
  else if (e.key === 'End') present(shown.length - 1);
  else if (e.key === ' ' || e.key === 'ArrowUp' || e.key === 'ArrowDown') { presentsBefore = !presentsBefore; drawPresented(); }
  else if (key === 'a' || key === 'r') { decide(shown[presented], key === 'a' ? 'accept' : 'reject'); drawPresented(); }
  else return;
  e.preventDefault();
}
$('present').addEventListener('click', () => present(presented + 1));
$('present').addEventListener('close', () => {
  if (document.fullscreenElement) document.exitFullscreen();
  const place = presented;
  presented = -1;
  if ($('view').open) open(place, true); else focusCard(place);
});
// Esc leaves the full screen without telling the dialog.
document.addEventListener('fullscreenchange', () => { if (!document.fullscreenElement && $('present').open) $('present').close(); });
$('start-present').onclick = () => present(Math.max(0, $('view').open ? at : focused));
$('view-present').onclick = $('start-present').onclick;
