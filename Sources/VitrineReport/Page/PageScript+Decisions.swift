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

    // One picture; the same again takes it back.
    function decide(index, what) {
      const { name } = entries[index], known = decisions.get(name);
      if (!wantsDecision(entries[index])) return;
      earlier.push([[name, known]]);
      known === what ? decisions.delete(name) : decisions.set(name, what);
      decided();
    }
    // Many at once, but never what was decided one by one.
    const isOpen = index => wantsDecision(entries[index]) && !decisions.has(entries[index].name);
    function decideAll(indices, what) {
      const taken = indices.filter(isOpen).map(i => entries[i].name);
      if (!taken.length) return;
      earlier.push(taken.map(name => [name, undefined]));
      for (const name of taken) decisions.set(name, what);
      decided();
      toast((what === 'accept' ? 'Accepted ' : 'Rejected ') + taken.length + (taken.length === 1 ? ' picture' : ' pictures'), 'Undo', undo);
    }
    // Two buttons for all of these that are open; nothing where none is.
    function pairFor(indices, label) {
      const count = indices.filter(isOpen).length, pair = make('span', '', 'pair');
      if (!count) return null;
      pair.setAttribute('role', 'group'); pair.setAttribute('aria-label', label);
      pair.append(press('Accept ' + count, '', () => decideAll(indices, 'accept')), press('Reject ' + count, '', () => decideAll(indices, 'reject')));
      return pair;
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
