/// The preview's page: pictures in as many variants as one likes, drawn again when a file changes.
enum PreviewPage {
  /// A widget's card before a wallpaper.
  static let icon = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0a60ff"/>
    <rect x="5" y="8" width="22" height="16" rx="4" fill="#fff" opacity=".92"/>
    <path d="M5 14V12a4 4 0 0 1 4-4h14a4 4 0 0 1 4 4v2z" fill="#cfe0ff"/></svg>
    """

  static let html = """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><title>Vitrine preview</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="icon.svg">
    <link rel="stylesheet" href="page.css"></head>
    <body>
    <header>
      <h1 id="name">Vitrine</h1>
      <fieldset id="overlays"><legend>Overlays</legend></fieldset>
      <label>Zoom <select id="zoom"><option value="fit">fit</option><option value="1">1×</option><option value="2">2×</option><option value="4">4×</option></select></label>
      <button id="add" type="button" title="Another variant (A)">Add a variant</button>
      <span id="state" role="status" aria-live="polite"></span>
    </header>
    <main id="panes"></main>
    <script src="page.js"></script>
    </body></html>
    """

  static let css = """
    :root { color-scheme: light dark; --paper: #f4f5f7; --card: #fff; --ink: #16181d; --soft: #5a6270; --line: #d9dce2; --accent: #0a60ff; --bad: #c2262d; }
    @media (prefers-color-scheme: dark) { :root { --paper: #14161a; --card: #1e2127; --ink: #eceef2; --soft: #a2aab8; --line: #343a44; --accent: #6ea2ff; --bad: #ff7b7b; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.45 system-ui, sans-serif; }
    header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 12px; align-items: center; padding: 10px 20px; background: var(--card); border-bottom: 1px solid var(--line); }
    h1 { font-size: 17px; margin: 0 8px 0 0; overflow-wrap: anywhere; }
    fieldset { border: 0; margin: 0; padding: 0; display: flex; gap: 10px; align-items: center; }
    legend { float: left; color: var(--soft); margin-right: 6px; }
    select, button { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: 4px 8px; max-width: 100%; }
    button { cursor: pointer; } button:hover { border-color: var(--accent); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    #state { color: var(--soft); margin-left: auto; }
    main { display: grid; grid-template-columns: repeat(auto-fill, minmax(420px, 1fr)); gap: 18px; padding: 20px; }
    .pane { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 12px; min-width: 0; }
    .pane.broken { border-color: var(--bad); }
    .axes { display: flex; flex-wrap: wrap; gap: 6px; margin-bottom: 10px; }
    .axes label { font-size: 12px; color: var(--soft); } .axes select { display: block; font-size: 13px; color: var(--ink); }
    .axes button { margin-left: auto; align-self: end; }
    .stage { overflow: auto; text-align: center; }
    .stage img { max-width: 100%; } .zoomed .stage img { max-width: none; image-rendering: pixelated; }
    .broken .stage img { opacity: .35; }
    pre { margin: 8px 0 0; padding: 10px; border-radius: 8px; background: var(--paper); color: var(--bad); white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.4 ui-monospace, monospace; }
    pre.note { color: var(--soft); } pre:empty { display: none; }
    """

  static let script = """
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
    """
}
