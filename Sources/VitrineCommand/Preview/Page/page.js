'use strict';
const $ = id => document.getElementById(id);
const make = (tag, props = {}, ...children) => { const e = Object.assign(document.createElement(tag), props); e.append(...children); return e; };
const panes = [];
let choices = [], known = null, sequence = 0;

const stored = () => { try { return JSON.parse(sessionStorage.getItem('variants')) || [{}]; } catch { return [{}]; } };
const store = () => { try { sessionStorage.setItem('variants', JSON.stringify(panes.map(p => p.values))); } catch { /* private window */ } };
const overlays = () => [...document.querySelectorAll('#overlays input:checked')].map(i => i.value).join(',');

async function draw(pane) {
  const mine = ++sequence;
  pane.latest = mine;
  const query = new URLSearchParams(pane.values);
  if (overlays()) query.set('overlay', overlays());
  try {
    const answer = await fetch('picture?' + query);
    if (pane.latest !== mine) return;
    if (answer.headers.get('Content-Type') === 'image/png') {
      const url = URL.createObjectURL(await answer.blob());
      if (pane.latest !== mine) return URL.revokeObjectURL(url);
      if (pane.image.src) URL.revokeObjectURL(pane.image.src);
      pane.image.src = url;
      pane.problem.textContent = '';
      pane.root.classList.remove('broken');
    } else {
      pane.problem.textContent = (await answer.json()).problem;
      pane.root.classList.add('broken');
    }
    $('state').textContent = 'as of ' + new Date().toLocaleTimeString();
  } catch { $('state').textContent = 'the preview has ended; start it again and reload'; }
}

function scale(pane) {
  const zoom = $("zoom").value, ratio = devicePixelRatio;
  document.body.classList.toggle('zoomed', zoom !== 'fit');
  pane.image.style.width = zoom === 'fit' ? '' : pane.image.naturalWidth * zoom / ratio + 'px';
}

function addPane(values) {
  const pane = { values: { ...values } };
  pane.image = make('img', { alt: 'the widget' });
  pane.image.addEventListener('load', () => scale(pane));
  pane.problem = make('pre', { role: 'alert' });
  const axes = make('div', { className: 'axes' });
  for (const { axis, words } of choices) {
    const select = make('select', {}, make('option', { value: '', textContent: 'as usual' }),
      ...words.map(w => make('option', { value: w, textContent: w })));
    select.value = pane.values[axis] || '';
    select.addEventListener('change', () => {
      if (select.value) pane.values[axis] = select.value; else delete pane.values[axis];
      store(); draw(pane);
    });
    axes.append(make('label', {}, axis.replace(/s$/, '').replace(/[A-Z]/g, c => ' ' + c.toLowerCase()), select));
  }
  axes.append(make('button', { type: 'button', textContent: 'Remove', onclick: () => {
    if (panes.length === 1) return;
    panes.splice(panes.indexOf(pane), 1); pane.root.remove(); store();
  } }));
  pane.root = make('section', { className: 'pane' }, axes, make('div', { className: 'stage' }, pane.image), pane.problem);
  panes.push(pane);
  $('panes').append(pane.root);
  draw(pane);
}

async function follow() {
  for (;;) {
    try {
      const { state } = await (await fetch('state')).json();
      if (known !== null && state !== known) { known = state; for (const pane of panes) await draw(pane); }
      known = state;
    } catch { $('state').textContent = 'the preview has ended; start it again and reload'; }
    await new Promise(done => setTimeout(done, 40));
  }
}

async function begin() {
  const about = await (await fetch('about')).json();
  choices = about.choices;
  document.title = about.name + ' — Vitrine preview';
  $('name').textContent = about.name;
  for (const word of about.overlays) {
    const box = make('input', { type: 'checkbox', value: word });
    box.addEventListener('change', () => panes.forEach(draw));
    $('overlays').append(make('label', {}, box, ' ' + word));
  }
  $('zoom').addEventListener('change', () => panes.forEach(scale));
  $('add').addEventListener('click', () => { addPane(panes.length ? panes[panes.length - 1].values : {}); store(); });
  document.addEventListener('keydown', e => {
    if (e.key === 'a' && !e.ctrlKey && !e.metaKey && !/^(SELECT|INPUT)$/.test(e.target.tagName)) $('add').click();
  });
  stored().forEach(addPane);
  follow();
}
begin();
