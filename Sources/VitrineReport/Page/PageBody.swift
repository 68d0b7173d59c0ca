/// The page's fixed parts.
enum PageBody {
  static let html = #"""
    <a class="skip" href="#grid">Skip to the pictures</a>
    <header class="bar">
      <h1><span class="mark" aria-hidden="true"></span><span id="title"></span></h1>
      <div class="search">
        <svg viewBox="0 0 16 16" aria-hidden="true"><circle cx="7" cy="7" r="4.6"/><path d="m10.5 10.5 3.6 3.6"/></svg>
        <input type="search" id="text" placeholder="Names, texts, changes" aria-label="Filter by name, text and change" autocomplete="off" spellcheck="false">
        <kbd aria-hidden="true">/</kbd>
      </div>
      <label class="field">Group <select id="group"></select></label>
      <label class="field">Size <input type="range" id="size" min="160" max="520" step="20" value="260" aria-label="Size of the pictures"></label>
      <span class="gap"></span>
      <button id="theme" class="quiet" type="button"></button>
      <button id="sheet" class="quiet" type="button" title="All shown pictures on one PNG">Contact sheet</button>
      <button id="print" class="quiet" type="button" title="Every shown picture with its decision, for paper or PDF">Print</button>
      <button id="keys" class="quiet" type="button" aria-label="Keys" title="Keys (?)">?</button>
      <button id="export" class="primary" type="button">Export decisions</button>
    </header>
    <div class="frame">
      <nav id="facets" aria-label="Filters"></nav>
      <main>
        <div class="summary">
          <span id="count" role="status"></span>
          <span id="chips"></span>
          <span class="gap"></span>
          <span id="shown-actions"></span>
        </div>
        <div id="notes"></div>
        <div id="grid" tabindex="-1"><div id="rows" role="group" aria-label="Pictures"></div><p id="empty" hidden>Nothing matches. <button id="clear" type="button">Clear the filters</button></p></div>
      </main>
    </div>
    <dialog id="view" aria-labelledby="name">
      <div class="top">
        <div class="heading"><b id="name"></b><span id="status" class="tag"></span><span id="place" class="soft"></span></div>
        <span class="gap"></span>
        <label class="field">Compare with <select id="with"></select></label>
        <span class="pair"><button id="previous" type="button" title="Previous (←)" aria-label="Previous picture">←</button><button id="next" type="button" title="Next (→)" aria-label="Next picture">→</button></span>
        <button id="close" class="quiet" type="button" title="Close (Esc)" aria-label="Close">✕</button>
      </div>
      <div class="tools">
        <span id="variant" class="chips" role="group" aria-label="The same picture in another variant"></span>
      </div>
      <div class="tools">
        <span class="segments" role="group" aria-label="Way to compare" id="ways"></span>
        <label class="field" id="amount-field"><span id="amount-name"></span> <input type="range" id="amount" min="0" max="100" value="50"></label>
        <span class="gap"></span>
        <span class="chips" role="group" aria-label="Drawn over the picture" id="overlays"></span>
        <button id="inspect" type="button" aria-pressed="false" title="Colours at a pixel (I)">Inspector</button>
      </div>
      <div class="middle">
        <div id="stage" tabindex="0" aria-label="The picture: wheel or + and − zoom, drag moves, Shift and arrows move the inspected pixel"></div>
        <div id="loupe" hidden></div>
        <span class="pair zoom" role="group" aria-label="Zoom"><button id="zoom-out" type="button" title="Smaller (−)" aria-label="Smaller">−</button><button id="zoom-fit" type="button" title="Fit (0)">Fit</button><button id="zoom-in" type="button" title="Larger (+)" aria-label="Larger">+</button></span>
        <aside>
          <div class="tabs" role="tablist" aria-label="About this picture">
            <button role="tab" id="tab-changes" aria-controls="panel-changes" type="button">Changes</button>
            <button role="tab" id="tab-layout" aria-controls="panel-layout" type="button">Layout</button>
            <button role="tab" id="tab-findings" aria-controls="panel-findings" type="button">Findings</button>
          </div>
          <div role="tabpanel" id="panel-changes" aria-labelledby="tab-changes" tabindex="0"></div>
          <div role="tabpanel" id="panel-layout" aria-labelledby="tab-layout" tabindex="0" hidden></div>
          <div role="tabpanel" id="panel-findings" aria-labelledby="tab-findings" tabindex="0" hidden></div>
        </aside>
      </div>
      <div class="decide" id="decide">
        <input type="text" id="note" placeholder="Note on the decision" aria-label="Note on the decision" autocomplete="off"><kbd aria-hidden="true">N</kbd>
        <button id="reject" class="bad" type="button">Reject <kbd aria-hidden="true">R</kbd></button>
        <button id="accept" class="good" type="button">Accept <kbd aria-hidden="true">A</kbd></button>
      </div>
    </dialog>
    <dialog id="picker" aria-label="Compare with another picture">
      <input type="search" id="picker-text" placeholder="Any picture" aria-label="Picture to compare with" autocomplete="off">
      <div id="picker-list"></div>
    </dialog>
    <dialog id="help" aria-labelledby="help-title"></dialog>
    <div id="toast" role="status" aria-live="polite"></div>
    <div id="paper"></div>
    """#
}
