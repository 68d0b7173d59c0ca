extension PageStyle {
  /// The filters and the grid.
  static let grid = #"""
    .bar { display: flex; gap: 14px; align-items: center; padding: 9px 16px; background: var(--card); border-bottom: 1px solid var(--line); }
    .bar button { white-space: nowrap; }
    h1 { font-size: 15px; font-weight: 650; margin: 0 6px 0 0; display: flex; gap: 9px; align-items: center; white-space: nowrap; }
    .mark { width: 20px; height: 20px; border-radius: 6px; background: linear-gradient(135deg, #4f8cff, #8a5cf6 60%, #ff7ab8); }
    .search { position: relative; flex: 0 1 320px; min-width: 130px; } .search input { width: 100%; padding-left: 30px; padding-right: 30px; }
    .search svg { position: absolute; left: 9px; top: 9px; width: 15px; height: 15px; fill: none; stroke: var(--soft); stroke-width: 1.6; stroke-linecap: round; }
    .search kbd { position: absolute; right: 8px; top: 8px; } .search input:focus + kbd, .search input:not(:placeholder-shown) + kbd { display: none; }
    .frame { flex: 1; min-height: 0; display: flex; }
    #facets { width: 250px; flex: none; overflow: auto; padding: 6px 0 24px; border-right: 1px solid var(--line); background: var(--card); scrollbar-width: thin; }
    #facets details { border-bottom: 1px solid var(--line); padding: 4px 8px 8px; }
    #facets summary { padding: 6px 8px; font-weight: 600; font-size: 12px; letter-spacing: .02em; cursor: pointer; display: flex; align-items: center; gap: 6px; list-style: none; border-radius: 6px; }
    #facets summary::before { content: ""; width: 5px; height: 5px; border: solid var(--soft); border-width: 0 1.5px 1.5px 0; rotate: -45deg; } #facets [open] > summary::before { rotate: 45deg; translate: 0 -1px; }
    #facets summary b { margin-left: auto; font-weight: 600; color: var(--accent); }
    .facet { display: flex; gap: 8px; align-items: center; padding: 3px 8px; border-radius: 6px; cursor: pointer; }
    .facet:hover { background: var(--paper); } .facet.none { opacity: .6; }
    .facet .word { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } .facet .number { color: var(--soft); font-variant-numeric: tabular-nums; font-size: 12px; }
    .facet .word.full { white-space: normal; overflow-wrap: anywhere; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; }
    main { flex: 1; min-width: 0; display: flex; flex-direction: column; }
    .summary { display: flex; gap: 12px; align-items: center; flex-wrap: wrap; padding: 10px 20px 6px; min-height: 48px; }
    #count { color: var(--soft); font-variant-numeric: tabular-nums; } #count b { color: var(--ink); }
    #chips, .chips { display: inline-flex; gap: 6px; flex-wrap: wrap; }
    #chips button { border-radius: 99px; padding: 2px 10px; background: var(--tint); border-color: transparent; font-size: 13px; } #chips button::after { content: " ✕"; color: var(--soft); }
    .chips button, .chips select { border-radius: 99px; padding: 3px 11px; font-size: 13px; }
    #notes p { margin: 0 20px 8px; padding: 8px 12px; border-radius: 8px; background: var(--tint); }
    #grid { flex: 1; overflow: auto; position: relative; outline: none; overflow-anchor: none; } #rows { position: relative; }
    #empty { text-align: center; padding: 60px; color: var(--soft); }
    .row { position: absolute; left: 20px; right: 20px; display: grid; gap: 14px; }
    .headline { position: absolute; left: 20px; right: 20px; display: flex; align-items: center; gap: 10px; padding-top: 12px; }
    .headline h2 { font-size: 14px; font-weight: 650; margin: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } .headline .pair button { font-size: 13px; padding: 2px 10px; }
    .card { position: relative; background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 0; overflow: hidden; text-align: left; display: flex; flex-direction: column; min-width: 0; box-shadow: 0 1px 2px var(--shadow); }
    .card:hover { box-shadow: 0 4px 14px var(--shadow); }
    .card .window { flex: 1; min-height: 0; background: var(--well); display: flex; align-items: center; justify-content: center; padding: 8px; } .card img { max-width: 100%; max-height: 100%; border-radius: 4px; display: block; }
    .card .window p { color: var(--bad); margin: 8px; font-size: 12px; overflow: hidden; }
    .card .label { padding: 7px 11px 8px; height: 56px; flex: none; } .card .label b { display: flex; gap: 7px; align-items: center; font-weight: 600; }
    .card .label b > span:first-child { flex: 1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .card .label small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .badge { font-size: 11px; font-weight: 650; border: 1px solid currentColor; border-radius: 99px; padding: 0 6px; line-height: 16px; flex: none; }
    .stamp { position: absolute; bottom: 9px; right: 9px; border-radius: 99px; padding: 0 9px; font-size: 11.5px; line-height: 18px; font-weight: 650; color: var(--card); background: var(--good); } .stamp.reject { background: var(--bad); }
    .card.accept small, .card.reject small { padding-right: 76px; }
    .card.accept { border-color: var(--good); } .card.reject { border-color: var(--bad); }
    @media (max-width: 1250px) { .bar { gap: 8px; } .bar .quiet { padding: 5px 7px; } .bar input[type=range] { width: 70px; } }
    @media (max-width: 900px) { #facets { width: 190px; } .bar .field, #sheet, #print { display: none; } }
    """#
}
