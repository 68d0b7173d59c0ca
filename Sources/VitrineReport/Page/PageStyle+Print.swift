extension PageStyle {
  /// On paper.
  static let print = #"""
    #paper { display: none; }
    @media print {
      :root { color-scheme: light; } @page { margin: 12mm; }
      body { display: block; height: auto; overflow: visible; background: #fff; } .bar, .frame, dialog, #toast, .skip { display: none !important; }
      #paper { display: block; } #paper h2 { font-size: 18px; margin: 0 0 2px; } #paper > p { margin: 0 0 12px; color: var(--soft); } #paper h3 { font-size: 14px; margin: 16px 0 8px; break-after: avoid; }
      .plates { display: grid; grid-template-columns: repeat(4, 1fr); gap: 10px; align-items: start; } .plate { break-inside: avoid; border: 1px solid #ccc; border-radius: 8px; padding: 8px; font-size: 10px; line-height: 1.35; overflow-wrap: anywhere; } .plate.pairs { grid-column: span 2; } .plate .images { display: flex; gap: 6px; } .plate .images img { flex: 1; min-width: 0; max-width: 100%; max-height: 70mm; object-fit: contain; object-position: left top; } .plate b { display: block; margin-top: 5px; } .plate p { margin: 2px 0 0; }
    }
    """#
}
