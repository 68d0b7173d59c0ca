/// The page's looks and its fixed parts.
enum ReportStyle {
  static let css = """
    :root { color-scheme: light dark; --paper: #f4f5f7; --card: #fff; --ink: #16181d; --soft: #5a6270; --line: #d9dce2; --accent: #0a60ff; --good: #1a7f37; --bad: #c2262d; --new: #8250df; }
    @media (prefers-color-scheme: dark) { :root { --paper: #14161a; --card: #1e2127; --ink: #eceef2; --soft: #a2aab8; --line: #343a44; --accent: #6ea2ff; --good: #4cc26a; --bad: #ff7b7b; --new: #b990ff; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.45 system-ui, sans-serif; }
    header { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 10px; align-items: center; padding: 12px 20px; background: var(--card); border-bottom: 1px solid var(--line); }
    h1 { font-size: 17px; margin: 0 12px 0 0; }
    input[type=search], input[type=text], select, button { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: 6px 10px; }
    select { max-width: 280px; }
    button { cursor: pointer; }
    button:hover { border-color: var(--accent); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    #count { color: var(--soft); margin-left: auto; }
    main { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 16px; padding: 20px; }
    .card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 10px; text-align: left; display: block; content-visibility: auto; contain-intrinsic-size: 260px 190px; }
    .card img { width: 100%; height: 130px; object-fit: contain; display: block; }
    .card b { display: block; font-weight: 600; overflow-wrap: anywhere; }
    .card small { color: var(--soft); }
    .tag { font-size: 12px; font-weight: 600; }
    .changed .tag, .removed .tag { color: var(--bad); } .same .tag { color: var(--good); } .added .tag { color: var(--new); }
    .accept { border-color: var(--good); } .reject { border-color: var(--bad); }
    dialog { width: min(1500px, 96vw); height: 94vh; padding: 0; border: 0; border-radius: 14px; background: var(--card); color: var(--ink); }
    dialog::backdrop { background: rgb(0 0 0 / 60%); }
    .top { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 12px 16px; border-bottom: 1px solid var(--line); }
    .top b { flex: 1; overflow-wrap: anywhere; }
    #stage { position: relative; overflow: auto; height: calc(94vh - 190px); padding: 16px; display: flex; gap: 16px; justify-content: center; align-items: flex-start; }
    #stage figure { margin: 0; flex: 1; min-width: 0; text-align: center; } #stage figcaption { color: var(--soft); }
    #stage img, #stage canvas { max-width: 100%; image-rendering: auto; }
    #stage.zoom img, #stage.zoom canvas { max-width: none; image-rendering: pixelated; }
    .over { position: relative; display: inline-block; } .over img + img { position: absolute; inset: 0; }
    #why { padding: 10px 16px; border-top: 1px solid var(--line); min-height: 54px; max-height: 110px; overflow: auto; }
    #why p { margin: 0 0 4px; }
    [aria-pressed=true] { background: var(--accent); color: #fff; border-color: var(--accent); }
    @media print { header, .top button { display: none; } main { grid-template-columns: repeat(3, 1fr); } .card { break-inside: avoid; } }
    """

  static let body = """
    <header>
      <h1>Review</h1>
      <input type="search" id="text" placeholder="Filter by name ( / )" aria-label="Filter by name">
      <select id="status" aria-label="Status"><option value="">every status</option></select>
      <select id="input" aria-label="Input"><option value="">every input</option></select>
      <select id="group" aria-label="Cause"><option value="">every cause</option></select>
      <button id="accept-shown">Accept all shown</button>
      <button id="export">Export decisions</button>
      <span id="count" role="status"></span>
    </header>
    <main id="grid" aria-label="Pictures"></main>
    <dialog id="view" aria-label="Picture">
      <div class="top">
        <b id="name"></b>
        <span role="group" aria-label="Compare" id="modes"></span>
        <input type="range" id="slide" min="0" max="100" value="50" aria-label="Amount">
        <button id="zoom" aria-pressed="false">Pixels (Z)</button>
        <input type="text" id="note" placeholder="Note on the decision ( N )" aria-label="Note on the decision">
        <button id="accept">Accept (A)</button><button id="reject">Reject (R)</button>
        <button id="previous" aria-label="Previous">←</button><button id="next" aria-label="Next">→</button>
        <button id="close">Close (Esc)</button>
      </div>
      <div id="stage"></div>
      <div id="why"></div>
    </dialog>
    """
}
