/// What the page does.
///
/// Texts reach the page as text alone, never as markup.
enum ReportScript {
  static let text = """
    'use strict';
    const $ = id => document.getElementById(id);
    const all = JSON.parse($('data').textContent).map(([name, status, width, height, group, why]) =>
      ({ name, status, width, height, group, why, input: name.split('/')[0] }));
    const decisions = new Map(), notes = new Map();
    const grid = $('grid');
    let shown = [], at = -1, mode = 'side', timer = 0;
    const path = (side, name) => side + '/' + name.split('/').map(encodeURIComponent).join('/') + '.png';
    const make = (tag, text, className) => { const e = document.createElement(tag); if (text) e.textContent = text; if (className) e.className = className; return e; };
    const picture = (side, entry) => { const i = make('img'); i.src = path(side, entry.name); i.alt = (side === 'was' ? 'before: ' : '') + entry.name; i.loading = 'lazy'; i.width = entry.width; i.height = entry.height; i.style.height = 'auto'; return i; };
    function fill(select, values) { for (const v of [...new Set(values)].filter(v => v).sort()) { const o = make('option', v); o.value = v; select.append(o); } }
    fill($('status'), all.map(e => e.status)); fill($('input'), all.map(e => e.input)); fill($('group'), all.map(e => e.group));
    $('group').hidden = !all.some(e => e.group);
    const cards = all.map((entry, index) => {
      const card = make('button', '', 'card ' + entry.status);
      const image = picture(entry.status === 'removed' ? 'was' : 'now', entry);
      image.style.height = '';
      card.append(image, make('b', entry.name), make('span', entry.status === 'alone' ? '' : entry.status, 'tag'), make('small', (entry.status === 'alone' ? '' : ' · ') + entry.width + '×' + entry.height));
      card.onclick = () => open(shown.indexOf(index));
      grid.append(card);
      return card;
    });
    function filter() {
      const words = $('text').value.toLowerCase().split(" ").filter(w => w);
      shown = [];
      all.forEach((e, i) => {
        const isIn = words.every(w => (e.name + ' ' + e.why.join(' ')).toLowerCase().includes(w))
          && (!$('status').value || e.status === $('status').value)
          && (!$('input').value || e.input === $('input').value)
          && (!$('group').value || e.group === $('group').value);
        cards[i].hidden = !isIn;
        cards[i].style.display = isIn ? '' : 'none';
        if (isIn) shown.push(i);
      });
      count();
    }
    function count() {
      $('count').textContent = shown.length + ' of ' + all.length + ' pictures, ' + decisions.size + ' decided';
      $('export').disabled = decisions.size === 0;
    }
    for (const id of ['text', 'status', 'input', 'group']) $(id).addEventListener('input', filter);
    const modes = [['side', 'Side by side (1)'], ['swipe', 'Swipe (2)'], ['onion', 'Onion (3)'], ['blink', 'Blink (4)'], ['difference', 'Difference (5)']];
    for (const [key, label] of modes) { const b = make('button', label); b.dataset.mode = key; b.onclick = () => { mode = key; draw(); }; $('modes').append(b); }
    function open(index) { if (index < 0 || index >= shown.length) return; at = index; if (!$('view').open) $('view').showModal(); draw(); }
    function figure(side, entry, caption) { const f = make('figure'); f.append(picture(side, entry), make('figcaption', caption)); return f; }
    function draw() {
      clearInterval(timer);
      const entry = all[shown[at]], stage = $('stage'), has = entry.status === 'changed' || entry.status === 'same';
      $('name').textContent = entry.name + (decisions.has(entry.name) ? ' — ' + decisions.get(entry.name) : '');
      stage.replaceChildren(); $('why').replaceChildren(...entry.why.map(w => make('p', w)));
      $('modes').style.display = has ? '' : 'none';
      for (const b of $('modes').children) b.setAttribute('aria-pressed', b.dataset.mode === mode);
      $('slide').style.display = has && (mode === 'swipe' || mode === 'onion') ? '' : 'none';
      $('note').value = notes.get(entry.name) || '';
      for (const id of ['accept', 'reject', 'note']) $(id).disabled = entry.status === 'alone' || entry.status === 'same';
      if (!has) { stage.append(figure(entry.status === 'removed' ? 'was' : 'now', entry, entry.status === 'alone' ? '' : entry.status)); return; }
      if (mode === 'side') { stage.append(figure('was', entry, 'before'), figure('now', entry, 'now')); return; }
      const over = make('div', '', 'over'); const was = picture('was', entry), now = picture('now', entry);
      if (mode === 'difference') { stage.append(over); difference(was, now, over); return; }
      over.append(was, now); stage.append(over);
      if (mode === 'blink') { timer = setInterval(() => { now.style.visibility = now.style.visibility ? '' : 'hidden'; }, 600); }
      else slide();
    }
    function slide() {
      const now = $('stage').querySelector('.over img + img'); if (!now) return;
      const v = $('slide').value;
      if (mode === 'swipe') now.style.clipPath = 'inset(0 0 0 ' + v + '%)'; else now.style.opacity = v / 100;
    }
    function difference(was, now, into) {
      was.loading = now.loading = 'eager'; was.style.mixBlendMode = 'normal'; now.style.mixBlendMode = 'difference';
      into.style.isolation = 'isolate'; into.style.filter = 'brightness(4)'; into.append(was, now);
    }
    $('slide').oninput = slide;
    $('zoom').onclick = () => { const z = $('stage').classList.toggle('zoom'); $('zoom').setAttribute('aria-pressed', z); };
    function decide(index, what) {
      const entry = all[index]; if (entry.status === 'alone' || entry.status === 'same') return;
      decisions.set(entry.name, what);
      cards[index].classList.remove('accept', 'reject'); cards[index].classList.add(what);
      count();
    }
    function decideHere(what) { decide(shown[at], what); if (at + 1 < shown.length) open(at + 1); else draw(); }
    $('accept').onclick = () => decideHere('accept'); $('reject').onclick = () => decideHere('reject');
    $('previous').onclick = () => open(at - 1); $('next').onclick = () => open(at + 1);
    $('close').onclick = () => $('view').close();
    $('view').addEventListener('close', () => { clearInterval(timer); if (at >= 0) cards[shown[at]].focus(); });
    $('accept-shown').onclick = () => shown.forEach(i => decide(i, 'accept'));
    $('accept-shown').hidden = !all.some(e => e.status !== 'alone' && e.status !== 'same');
    function verdicts() {
      return JSON.stringify({ schema: 1, decisions: [...decisions].sort().map(([name, decision]) => notes.get(name) ? { name, decision, note: notes.get(name) } : { name, decision }) }, null, 1);
    }
    $('note').addEventListener('input', () => { notes.set(all[shown[at]].name, $('note').value.trim()); });
    $('export').onclick = () => {
      const a = make('a'); a.href = 'data:application/json;charset=utf-8,' + encodeURIComponent(verdicts()); a.download = 'verdicts.json'; a.click();
    };
    addEventListener('keydown', e => {
      const typing = e.target.matches('input[type=search], input[type=text], select');
      if (e.key === '/' && !typing) { e.preventDefault(); $('text').focus(); return; }
      if (!$('view').open || typing || e.ctrlKey || e.metaKey || e.altKey) return;
      if (e.key === 'ArrowLeft' || e.key === 'k') open(at - 1);
      else if (e.key === 'ArrowRight' || e.key === 'j') open(at + 1);
      else if (e.key === 'a') decideHere('accept');
      else if (e.key === 'r') decideHere('reject');
      else if (e.key === 'n') { e.preventDefault(); $('note').focus(); }
      else if (e.key === 'z') $('zoom').click();
      else if (e.key >= '1' && e.key <= '5') { mode = modes[e.key - 1][0]; draw(); }
    });
    filter();
    """
}
