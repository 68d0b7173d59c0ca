extension PageScript {
  /// Accepting and rejecting.
  static let decisions = #"""
    // Accepting and rejecting, with notes; kept by the browser until exported.
    const decisions = new Map(), notes = new Map(), earlier = [];
    const keptAs = 'vitrine:' + report.key;
    function keep() {
      try { localStorage.setItem(keptAs, JSON.stringify({ decisions: [...decisions], notes: [...notes] })); } catch { /* a browser may forbid it */ }
    }
    try {
      const kept = JSON.parse(localStorage.getItem(keptAs) || '{}');
      for (const [name, what] of kept.decisions || []) if (byName.has(name)) decisions.set(name, what);
      for (const [name, note] of kept.notes || []) if (byName.has(name)) notes.set(name, note);
    } catch { /* nothing kept, or nothing of ours */ }

    function decide(indices, what) {
      const taken = indices.map(i => entries[i]).filter(wantsDecision);
      if (!taken.length) return;
      earlier.push(taken.map(e => [e.name, decisions.get(e.name)]));
      // The same again takes it back.
      const isBack = taken.length === 1 && decisions.get(taken[0].name) === what;
      for (const e of taken) isBack ? decisions.delete(e.name) : decisions.set(e.name, what);
      decided();
      if (taken.length > 1) toast((what === 'accept' ? 'Accepted ' : 'Rejected ') + taken.length + ' pictures', 'Undo', undo);
    }
    function undo() {
      const last = earlier.pop();
      if (!last) return;
      for (const [name, what] of last) what ? decisions.set(name, what) : decisions.delete(name);
      toast(''); decided();
    }
    function decided() { keep(); filterAll(true); if ($('view').open) drawDecision(); }
    function noteOn(entry, text) { text ? notes.set(entry.name, text) : notes.delete(entry.name); keep(); }

    function verdicts() {
      return JSON.stringify({ schema: 1, decisions: [...decisions].sort().map(([name, decision]) => notes.get(name) ? { name, decision, note: notes.get(name) } : { name, decision }) }, null, 1);
    }
    function download(url, name) { const a = make('a'); a.href = url; a.download = name; a.click(); }
    $('export').onclick = () => {
      download('data:application/json;charset=utf-8,' + encodeURIComponent(verdicts()), 'verdicts.json');
      toast(decisions.size + ' decisions in verdicts.json, for vitrine approve --verdicts');
    };
    $('accept-shown').onclick = () => decide(shown, 'accept');
    $('reject-shown').onclick = () => decide(shown, 'reject');

    let toastTimer = 0;
    function toast(text, action, run) {
      clearTimeout(toastTimer);
      $('toast').replaceChildren(...(text ? [make('span', text)] : []), ...(action ? [press(action, '', run)] : []));
      // A modal dialog makes all else inert: the message goes into the one that is open.
      (document.querySelector('dialog[open]') || document.body).append($('toast'));
      if (text) toastTimer = setTimeout(() => $('toast').replaceChildren(), 6000);
    }
    """#
}
