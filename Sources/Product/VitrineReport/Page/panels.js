// The panels beside the picture: changes, the layout with its reasons, and findings.
let tab = 'changes';
function showTab(key) {
  const isNew = tab !== key;
  tab = key;
  for (const k of ['changes', 'layout', 'findings']) { $('tab-' + k).setAttribute('aria-selected', k === key); $('tab-' + k).tabIndex = k === key ? 0 : -1; $('panel-' + k).hidden = k !== key; }
  if (isNew && at >= 0) writeHash();
}
for (const k of ['changes', 'layout', 'findings']) {
  $('tab-' + k).onclick = () => showTab(k);
  $('tab-' + k).onkeydown = e => { const order = ['changes', 'layout', 'findings'], step = { ArrowRight: 1, ArrowLeft: -1 }[e.key]; if (step) { e.stopPropagation(); e.preventDefault(); const next = order[(order.indexOf(k) + step + 3) % 3]; showTab(next); $('tab-' + next).focus(); } };
}
const fact = (name, value) => { const p = make('li', '', 'fact'); p.append(make('span', name), make('span', value)); return p; };
function drawChanges(entry) {
  const box = $('panel-changes'), parts = [];
  if (entry.why.length) { parts.push(make('h3', entry.status === 'changed' ? 'What changed' : 'Status'), ...entry.why.map(w => rich('p', w))); }
  else if (entry.status === 'same') parts.push(make('p', 'No pixel changed.'));
  else if (entry.status === 'added') parts.push(make('p', 'The earlier batch doesn’t contain this picture.'));
  else if (entry.status === 'alone') parts.push(make('p', 'The report was made without --against, so there is nothing to compare with.', 'soft'));
  if (detail?.changes.length) parts.push(make('h3', 'In the input'), ...detail.changes.map(c => rich('p', c.text + placeOf(c))));
  if (conflicts.has(entry.name)) parts.push(make('h3', 'Conflicting decisions'), ...conflicts.get(entry.name).map(d => make('p', signed(d))));
  else if (decisions.has(entry.name)) parts.push(make('p', 'This picture was ' + signed({ decision: decisions.get(entry.name), ...signatures.get(entry.name) }) + '.', 'soft'));
  const key = entry.edit ? 'edit' : 'cause', shared = entry[key];
  if (entry.edit) parts.unshift(make('h3', 'Edit'), rich('p', entry.edit));
  if (shared) {
    const others = entries.filter(e => e[key] === shared);
    if (others.length > 1) {
      const pair = pairFor(others.map(e => e.index), shared);
      parts.push(make('h3', others.length + ' pictures have this ' + key), ...(pair ? [pair] : []));
      const show = make('p'); show.append(press('Show only these', 'link', () => { $('view').close(); choose(key, shared, true); })); parts.push(show);
    }
  }
  const list = make('ul'); list.append(fact('Size', entry.width + ' × ' + entry.height + ' px'));
  report.axes.forEach((axis, a) => { if (entry.words[a] >= 0) list.append(fact(titleOf(axis.name), wordOf(entry, a))); });
  parts.push(...pinList(entry), make('h3', 'Variant'), list); box.replaceChildren(...parts);
}
function drawLayout() {
  const box = $('panel-layout');
  if (!detail) { box.replaceChildren(make('p', 'The layout is missing, because the report was made without the inputs of the batch.', 'soft')); return; }
  const parts = detail.problems.map(text => { const p = make('p', text); p.className = 'warning'; return p; }), list = make('ul');
  const depths = [];
  for (const v of detail.views) {
    depths[v.index] = v.parent < 0 ? 0 : depths[v.parent] + 1;
    const outer = detail.views[v.parent], item = make('li'), twig = press('', 'twig' + (v.isSeen ? '' : ' is-hidden') + (v.isOpen ? ' is-open' : ''), () => chooseView(chosenView === v.index ? -1 : v.index));
    twig.style.paddingLeft = 6 + depths[v.index] * 13 + 'px'; twig.dataset.view = v.index; twig.setAttribute('aria-expanded', v.index === chosenView);
    const short = number => String(Math.round(number * 100) / 100);
    twig.append(make('b', v.text ? '“' + v.text.split('\n')[0] + '”' : v.label), make('span', v.text ? v.label : v.kind, 'kind'), ...changeTags(v), make('small', !v.isSeen ? 'hidden' : short(v.x - (outer?.x || 0)) + ', ' + short(v.y - (outer?.y || 0)) + '  ' + short(v.width) + '×' + short(v.height)));
    twig.onmouseenter = twig.onfocus = () => hint(v); twig.onmouseleave = twig.onblur = () => hint(null);
    item.append(twig); if (v.index === chosenView) item.append(whyBox(v)); list.append(item);
  }
  const gone = detail.earlierViews.filter(v => !detail.views.some(now => now.id === v.id));
  if (gone.length) parts.push(make('p', 'Only in the earlier layout: ' + gone.map(v => v.label).join(', '), 'soft'));
  box.replaceChildren(...parts, list);
}
function hint(v) {
  hintView = v ? v.index : -1;
  if (v && overlaysOn.has('redlines')) measured = { id: v.id, edge: '' };
  drawOverlays();
}
const earlierOf = v => detail.earlierViews.find(old => old.id === v.id);
// The frame of a view relative to its parent, as the layout states it.
function frameIn(views, v) {
  const outer = views[v.parent];
  return { left: v.x - (outer?.x || 0), top: v.y - (outer?.y || 0), width: v.width, height: v.height };
}
function changeTags(v) {
  if (!detail.earlierViews.length) return [];
  const old = earlierOf(v);
  if (!old) return [changeDot('new', 'added')];
  const [before, now] = [frameIn(detail.earlierViews, old), frameIn(detail.views, v)];
  const isMoved = Object.keys(now).some(key => Math.abs(now[key] - before[key]) > .01) || old.isSeen !== v.isSeen;
  return isMoved || old.text !== v.text ? [changeDot('changed', 'changed')] : [];
}
function changeDot(text, className) {
  const dot = make('span', '', 'dot ' + className);
  dot.setAttribute('role', 'img'); dot.setAttribute('aria-label', text); dot.title = text;
  return dot;
}
// The frame before and now, with the constraints that determined the earlier one if they are others.
function earlierBox(v) {
  const old = earlierOf(v);
  if (!old) return [];
  const [before, now] = [frameIn(detail.earlierViews, old), frameIn(detail.views, v)], list = make('dl');
  const wordsOf = causes => causes.map(([text]) => text).join('; ');
  for (const key of Object.keys(now)) {
    const was = old.why.find(([name]) => name === key)?.[2] || [], is = v.why.find(([name]) => name === key)?.[2] || [];
    const isSame = Math.abs(now[key] - before[key]) < .01, hasOthers = was.length && wordsOf(was) !== wordsOf(is);
    if (isSame && !hasOthers) continue;
    const because = make('dd', isSame ? 'the same' : pointsText(before[key]) + ' → ' + pointsText(now[key]));
    if (hasOthers) for (const [text] of was) { const cause = make('div', 'before: '); cause.append(make('code', text)); because.append(cause); }
    list.append(make('dt', key), because);
  }
  if (old.isSeen !== v.isSeen) list.append(make('dt', 'visible'), make('dd', old.isSeen ? 'no longer' : 'now'));
  return list.children.length ? [make('h3', 'Since before'), list, make('h3', 'Now')] : [];
}
function whyBox(v) {
  const box = make('div', '', 'why'), list = make('dl');
  box.append(make('p', v.kind + (v.isHidden ? ', hidden' : '') + placeOf(v) + (v.id !== v.label ? ', id ' + v.id : ''), 'soft'));
  for (const [name, value, causes] of v.why) {
    list.append(make('dt', name + ' ' + Math.round(value * 100) / 100));
    const because = make('dd');
    if (!causes.length) because.append(make('span', 'ambiguous: no constraint determines it', 'soft'));
    for (const [text, id, line] of causes) { const cause = make('div'); cause.append(make(id ? 'code' : 'span', text)); if (id) cause.append(make('small', '  ' + id + (line ? ', line ' + line : ''))); because.append(cause); }
    list.append(because);
  }
  box.append(...earlierBox(v), v.why.length ? list : make('p', 'It isn’t part of the layout.', 'soft')); return box;
}
function chooseView(index) {
  chosenView = index; drawLayout(); drawOverlays();
  const twig = $('panel-layout').querySelector('[data-view="' + index + '"]');
  twig?.scrollIntoView({ block: 'nearest' }); if (document.activeElement === document.body) twig?.focus();
}
function drawFindings() {
  const box = $('panel-findings'); $('tab-findings').replaceChildren('Findings'); if (detail?.findings.length) $('tab-findings').append(make('i', ' ' + detail.findings.length));
  if (!detail) { box.replaceChildren(make('p', 'The findings are missing, because the report was made without the inputs of the batch.', 'soft')); return; }
  const list = detail.findings.length ? detail.findings.map(findingBox) : [make('p', 'No guideline is violated in this variant.', 'same')];
  const gone = detail.goneFindings.map(goneBox);
  if (gone.length) list.push(make('h3', 'Gone since before'), ...gone);
  box.replaceChildren(...list);
}
function goneBox(f) {
  const item = make('section', '', 'finding is-gone'), head = make('header');
  head.append(make('b', report.rules[f.rule].id), make('span', 'gone', 'tag same')); item.append(head, make('p', f.message));
  return item;
}
function findingBox(f) {
  const item = make('section', '', 'finding' + (f.index === chosenFinding ? ' is-chosen' : '')), head = make('header');
  const number = press(String(f.index + 1), 'number', () => chooseFinding(chosenFinding === f.index ? -1 : f.index)); number.setAttribute('aria-label', 'Show finding ' + (f.index + 1)); number.disabled = !f.box;
  const rule = report.rules[f.rule], name = press(rule.id, 'link', () => { $('view').close(); choose('finding', rule.id, true); }); name.title = 'All pictures with it: ' + rule.title;
  head.append(number, name, make('span', f.severity, 'tag ' + f.severity)); if (f.isNew) head.append(make('span', 'new', 'tag added')); item.append(head, make('p', f.message), make('p', 'Fix: ' + f.remedy, 'soft'));
  if (f.place) item.append(make('code', f.place, 'soft')); item.dataset.finding = f.index; return item;
}
function chooseFinding(index) {
  chosenFinding = index; if (index >= 0) showTab('findings'); drawFindings(); drawOverlays();
  $('panel-findings').querySelector('[data-finding="' + index + '"]')?.scrollIntoView({ block: 'nearest' });
}
