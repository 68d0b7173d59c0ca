import VitrineText

/// The system's texts in the languages of the examples.
package struct SystemWords {
  package var showMore = "Show More"
  var showLess = "Show Less"
  var search = "Search"
  var edit = "Edit"
  var done = "Done"
  var cancel = "Cancel"
  var addWidget = "Add Widget"
  var today = "Today"
  var notifications = "Notifications"
  var unableToLoad = "Unable to Load"
  /// The date on the lock screen, unless a variant sets it.
  var date = "Tuesday, September 13"

  /// Creates the texts for a locale.
  ///
  /// A language that isn't in the table uses English.
  package init(_ locale: String) {
    if let pseudo = PseudoLocale(rawValue: locale) {
      for word in Self.words { self[keyPath: word] = pseudo.rewritten(self[keyPath: word]) }
      return
    }
    guard let row = Self.table.first(where: { locale.hasPrefix($0.0) })?.1 else { return }
    for (word, text) in zip(Self.words, row) { self[keyPath: word] = text }
  }

  /// The date as shown by iOS 8 and 9, with an ordinal in English.
  var ordinalDate: String { date == SystemWords("en").date ? date + "th" : date }

  /// The last row of a closed list on a Mac.
  var showMoreRow: String { showMore + "…" }

  /// The properties in the order of the table's rows.
  private static var words: [WritableKeyPath<SystemWords, String>] {
    [
      \.showMore, \.showLess, \.search, \.edit, \.done, \.cancel, \.addWidget, \.today,
      \.notifications, \.unableToLoad, \.date,
    ]
  }

  /// The texts by the prefix of the language tag.
  ///
  /// Texts in languages other than English are written from memory (docs/PLATFORM.md, "Chrome").
  private static let table: [(String, [String])] = [
    (
      "es",
      [
        "Mostrar más", "Mostrar menos", "Buscar", "Editar", "OK", "Cancelar", "Añadir widget",
        "Hoy", "Notificaciones", "No se puede cargar", "martes, 13 de septiembre",
      ]
    ),
    (
      "de",
      [
        "Mehr anzeigen", "Weniger anzeigen", "Suchen", "Bearbeiten", "Fertig", "Abbrechen",
        "Widget hinzufügen", "Heute", "Mitteilungen", "Laden nicht möglich",
        "Dienstag, 13. September",
      ]
    ),
    (
      "fr",
      [
        "Afficher plus", "Afficher moins", "Rechercher", "Modifier", "OK", "Annuler",
        "Ajouter le widget", "Aujourd’hui", "Notifications", "Chargement impossible",
        "mardi 13 septembre",
      ]
    ),
    (
      "ja",
      [
        "表示を増やす", "表示を減らす", "検索", "編集", "完了", "キャンセル", "ウィジェットを追加", "今日", "通知",
        "読み込めません", "9月13日 火曜日",
      ]
    ),
    (
      "zh-Hans",
      ["展开", "折叠", "搜索", "编辑", "完成", "取消", "添加小组件", "今天", "通知", "无法载入", "9月13日 星期二"]
    ),
    (
      "zh-Hant",
      ["顯示較多", "顯示較少", "搜尋", "編輯", "完成", "取消", "加入小工具", "今天", "通知", "無法載入", "9月13日 星期二"]
    ),
    (
      "ko",
      [
        "더 보기", "간략히 보기", "검색", "편집", "완료", "취소", "위젯 추가", "오늘", "알림", "불러올 수 없음",
        "9월 13일 화요일",
      ]
    ),
    (
      "ar",
      [
        "عرض المزيد", "عرض أقل", "بحث", "تحرير", "تم", "إلغاء", "إضافة الأداة", "اليوم",
        "الإشعارات", "تعذر التحميل", "الثلاثاء، ١٣ سبتمبر",
      ]
    ),
    (
      "he",
      [
        "הצג עוד", "הצג פחות", "חיפוש", "ערוך", "סיום", "ביטול", "הוסף יישומון", "היום", "עדכונים",
        "לא ניתן לטעון", "יום שלישי, 13 בספטמבר",
      ]
    ),
    (
      "th",
      [
        "แสดงเพิ่มเติม", "แสดงน้อยลง", "ค้นหา", "แก้ไข", "เสร็จสิ้น", "ยกเลิก", "เพิ่มวิดเจ็ต", "วันนี้",
        "การแจ้งเตือน", "ไม่สามารถโหลด", "วันอังคารที่ 13 กันยายน",
      ]
    ),
  ]
}
