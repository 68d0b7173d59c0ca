extension PageStyle {
  /// Colours and what every part shares.
  static let base = #"""
    :root { color-scheme: light dark;
      --paper: light-dark(#f3f4f6, #111316); --card: light-dark(#ffffff, #1a1d21); --raised: light-dark(#ffffff, #23272d);
      --ink: light-dark(#14171c, #eef0f3); --soft: light-dark(#545c68, #a3acb9); --line: light-dark(#dfe2e7, #30353d);
      --well: light-dark(#e9ebef, #0b0c0e); --accent: light-dark(#0a5ce6, #74a7ff); --on-accent: light-dark(#ffffff, #071224);
      --good: light-dark(#16753a, #58cc7c); --bad: light-dark(#bf2431, #ff8087); --new: light-dark(#7440c9, #c09bff); --warn: light-dark(#8f5300, #ffb95c);
      --tint: light-dark(#e8f0fe, #1c2a42); --shadow: light-dark(rgb(20 30 50 / 9%), rgb(0 0 0 / 45%)); }
    :root[data-theme=light] { color-scheme: light; } :root[data-theme=dark] { color-scheme: dark; }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body { margin: 0; height: 100vh; overflow: hidden; display: flex; flex-direction: column; background: var(--paper); color: var(--ink); font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
    button, input, select { font: inherit; color: inherit; }
    button, select { background: var(--raised); border: 1px solid var(--line); border-radius: 8px; padding: 5px 11px; cursor: pointer; }
    button:hover:not(:disabled), select:hover { border-color: var(--accent); }
    button:disabled { opacity: .45; cursor: default; }
    button.quiet { background: none; border-color: transparent; color: var(--soft); }
    button.quiet:hover { color: var(--ink); border-color: var(--line); }
    button.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600; }
    button.good { background: var(--good); border-color: var(--good); color: var(--card); font-weight: 600; }
    button.bad { background: none; border-color: var(--bad); color: var(--bad); font-weight: 600; }
    button.link { background: none; border: 0; padding: 0; color: var(--accent); text-decoration: underline; text-underline-offset: 2px; }
    [aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    input[type=text], input[type=search] { background: var(--raised); border: 1px solid var(--line); border-radius: 8px; padding: 6px 10px; min-width: 0; }
    input[type=range] { accent-color: var(--accent); width: 96px; vertical-align: middle; }
    input[type=checkbox] { accent-color: var(--accent); margin: 0; }
    kbd { font: 11px/1 ui-monospace, Menlo, Consolas, monospace; border: 1px solid var(--line); border-radius: 4px; padding: 2px 5px; color: var(--soft); }
    button kbd { color: inherit; border-color: currentColor; opacity: .75; margin-left: 4px; }
    h2 code, h3 code, p code, .word code { font: .92em ui-monospace, Menlo, Consolas, monospace; }
    .soft, small { color: var(--soft); }
    .gap { flex: 1; }
    .field { display: inline-flex; gap: 6px; align-items: center; color: var(--soft); white-space: nowrap; }
    .field select { color: var(--ink); max-width: 220px; padding: 4px 6px; }
    .pair, .segments { display: inline-flex; }
    .pair > *, .segments > * { border-radius: 0; margin-left: -1px; }
    .pair > :first-child, .segments > :first-child { border-radius: 8px 0 0 8px; margin-left: 0; } .pair > :last-child, .segments > :last-child { border-radius: 0 8px 8px 0; }
    .skip { position: absolute; left: -999px; } .skip:focus { left: 8px; top: 8px; z-index: 9; background: var(--card); padding: 8px; }
    .tag { display: inline-flex; align-items: center; gap: 5px; font-size: 12px; font-weight: 600; color: var(--soft); }
    .tag::before, .dot { content: ""; width: 8px; height: 8px; border-radius: 50%; background: currentColor; flex: none; }
    .changed { color: var(--warn); } .added { color: var(--new); } .removed, .failed, .error { color: var(--bad); } .same { color: var(--good); } .alone, .note { color: var(--soft); } .warning { color: var(--warn); }
    #toast { position: fixed; left: 50%; bottom: 24px; translate: -50% 0; background: var(--ink); color: var(--paper); border-radius: 10px; padding: 9px 16px; display: flex; gap: 12px; align-items: center; box-shadow: 0 6px 24px var(--shadow); z-index: 20; }
    #toast:empty { display: none; } #toast button { background: none; border: 0; color: inherit; text-decoration: underline; padding: 0; }
    @media (prefers-reduced-motion: no-preference) { .card, button { transition: border-color .12s, box-shadow .12s; } }
    """#
}
