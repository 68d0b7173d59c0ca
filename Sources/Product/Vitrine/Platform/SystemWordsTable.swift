/// The system's texts by language (docs/PLATFORM.md, "Chrome").
///
/// Texts in languages other than English are written from memory, except for the Czech Show More,
/// which a screenshot shows.
extension SystemWords {
  /// The texts of a language, in the order of `words`: Show More, Show Less, Search, Edit, Done,
  /// Cancel, Add Widget, Today, Notifications, Unable to Load, and the date.
  package static let table: [(language: String, texts: [String])] = [
    (
      "ar",
      [
        "عرض المزيد", "عرض أقل", "بحث", "تحرير", "تم", "إلغاء", "إضافة الأداة", "اليوم",
        "الإشعارات", "تعذر التحميل", "الثلاثاء، ١٣ سبتمبر",
      ]
    ),
    (
      "ca",
      [
        "Mostrar-ne més", "Mostrar-ne menys", "Cercar", "Editar", "Fet", "Cancel·lar",
        "Afegir el widget", "Avui", "Notificacions", "No es pot carregar",
        "dimarts, 13 de setembre",
      ]
    ),
    (
      "cs",
      [
        "Zobrazit více", "Zobrazit méně", "Hledat", "Upravit", "Hotovo", "Zrušit",
        "Přidat widget", "Dnes", "Oznámení", "Nelze načíst", "úterý 13. září",
      ]
    ),
    (
      "da",
      [
        "Vis mere", "Vis mindre", "Søg", "Rediger", "OK", "Annuller", "Tilføj widget", "I dag",
        "Meddelelser", "Kan ikke indlæses", "tirsdag den 13. september",
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
      "el",
      [
        "Εμφάνιση περισσότερων", "Εμφάνιση λιγότερων", "Αναζήτηση", "Επεξεργασία", "Τέλος",
        "Ακύρωση", "Προσθήκη widget", "Σήμερα", "Γνωστοποιήσεις", "Δεν είναι δυνατή η φόρτωση",
        "Τρίτη 13 Σεπτεμβρίου",
      ]
    ),
    (
      "es",
      [
        "Mostrar más", "Mostrar menos", "Buscar", "Editar", "OK", "Cancelar", "Añadir widget",
        "Hoy", "Notificaciones", "No se puede cargar", "martes, 13 de septiembre",
      ]
    ),
    (
      "fi",
      [
        "Näytä enemmän", "Näytä vähemmän", "Etsi", "Muokkaa", "Valmis", "Kumoa", "Lisää widget",
        "Tänään", "Ilmoitukset", "Lataus ei onnistu", "tiistai 13. syyskuuta",
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
      "he",
      [
        "הצג עוד", "הצג פחות", "חיפוש", "ערוך", "סיום", "ביטול", "הוסף יישומון", "היום", "עדכונים",
        "לא ניתן לטעון", "יום שלישי, 13 בספטמבר",
      ]
    ),
    (
      "hi",
      [
        "अधिक दिखाएँ", "कम दिखाएँ", "खोजें", "संपादित करें", "पूर्ण", "रद्द करें", "विजेट जोड़ें", "आज",
        "सूचनाएँ", "लोड नहीं हो सका", "मंगलवार, 13 सितंबर",
      ]
    ),
    (
      "hr",
      [
        "Prikaži više", "Prikaži manje", "Traži", "Uredi", "OK", "Odustani", "Dodaj widget",
        "Danas", "Obavijesti", "Učitavanje nije moguće", "utorak, 13. rujna",
      ]
    ),
    (
      "hu",
      [
        "Több megjelenítése", "Kevesebb megjelenítése", "Keresés", "Szerkesztés", "Kész",
        "Mégsem", "Widget hozzáadása", "Ma", "Értesítések", "Nem tölthető be",
        "szeptember 13., kedd",
      ]
    ),
    (
      "id",
      [
        "Tampilkan Lebih Banyak", "Tampilkan Lebih Sedikit", "Cari", "Edit", "Selesai",
        "Batalkan", "Tambah Widget", "Hari Ini", "Pemberitahuan", "Tidak Dapat Memuat",
        "Selasa, 13 September",
      ]
    ),
    (
      "it",
      [
        "Mostra altro", "Mostra meno", "Cerca", "Modifica", "Fine", "Annulla",
        "Aggiungi widget", "Oggi", "Notifiche", "Impossibile caricare", "martedì 13 settembre",
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
      "ko",
      [
        "더 보기", "간략히 보기", "검색", "편집", "완료", "취소", "위젯 추가", "오늘", "알림", "불러올 수 없음",
        "9월 13일 화요일",
      ]
    ),
    (
      "ms",
      [
        "Tunjukkan Lagi", "Tunjukkan Kurang", "Cari", "Edit", "Selesai", "Batal",
        "Tambah Widget", "Hari Ini", "Pemberitahuan", "Tidak Dapat Dimuatkan",
        "Selasa, 13 September",
      ]
    ),
    (
      "nb",
      [
        "Vis mer", "Vis mindre", "Søk", "Rediger", "Ferdig", "Avbryt", "Legg til widget",
        "I dag", "Varslinger", "Kan ikke laste inn", "tirsdag 13. september",
      ]
    ),
    (
      "nl",
      [
        "Toon meer", "Toon minder", "Zoek", "Wijzig", "Gereed", "Annuleer", "Voeg widget toe",
        "Vandaag", "Berichtgeving", "Kan niet worden geladen", "dinsdag 13 september",
      ]
    ),
    (
      "pl",
      [
        "Pokaż więcej", "Pokaż mniej", "Szukaj", "Edytuj", "Gotowe", "Anuluj", "Dodaj widżet",
        "Dzisiaj", "Powiadomienia", "Nie można wczytać", "wtorek, 13 września",
      ]
    ),
    (
      "pt-PT",
      [
        "Mostrar mais", "Mostrar menos", "Pesquisar", "Editar", "OK", "Cancelar",
        "Adicionar widget", "Hoje", "Notificações", "Não é possível carregar",
        "terça-feira, 13 de setembro",
      ]
    ),
    (
      "pt",
      [
        "Mostrar Mais", "Mostrar Menos", "Buscar", "Editar", "OK", "Cancelar",
        "Adicionar Widget", "Hoje", "Notificações", "Não Foi Possível Carregar",
        "terça-feira, 13 de setembro",
      ]
    ),
    (
      "ro",
      [
        "Afișați mai mult", "Afișați mai puțin", "Căutare", "Editare", "OK", "Anulați",
        "Adăugați widgetul", "Astăzi", "Notificări", "Nu se poate încărca",
        "marți, 13 septembrie",
      ]
    ),
    (
      "ru",
      [
        "Развернуть", "Свернуть", "Поиск", "Изменить", "Готово", "Отменить", "Добавить виджет",
        "Сегодня", "Уведомления", "Не удалось загрузить", "вторник, 13 сентября",
      ]
    ),
    (
      "sk",
      [
        "Zobraziť viac", "Zobraziť menej", "Hľadať", "Upraviť", "Hotovo", "Zrušiť",
        "Pridať widget", "Dnes", "Hlásenia", "Nedá sa načítať", "utorok 13. septembra",
      ]
    ),
    (
      "sv",
      [
        "Visa mer", "Visa mindre", "Sök", "Ändra", "Klar", "Avbryt", "Lägg till widget",
        "I dag", "Notiser", "Kan inte läsas in", "tisdag 13 september",
      ]
    ),
    (
      "th",
      [
        "แสดงเพิ่มเติม", "แสดงน้อยลง", "ค้นหา", "แก้ไข", "เสร็จสิ้น", "ยกเลิก", "เพิ่มวิดเจ็ต", "วันนี้",
        "การแจ้งเตือน", "ไม่สามารถโหลด", "วันอังคารที่ 13 กันยายน",
      ]
    ),
    (
      "tr",
      [
        "Daha Fazla Göster", "Daha Az Göster", "Ara", "Düzenle", "Bitti", "Vazgeç",
        "Araç Takımı Ekle", "Bugün", "Bildirimler", "Yüklenemiyor", "13 Eylül Salı",
      ]
    ),
    (
      "uk",
      [
        "Більше", "Менше", "Пошук", "Редагувати", "Готово", "Скасувати", "Додати віджет",
        "Сьогодні", "Сповіщення", "Не вдалося завантажити", "вівторок, 13 вересня",
      ]
    ),
    (
      "vi",
      [
        "Hiển thị thêm", "Hiển thị bớt", "Tìm kiếm", "Sửa", "Xong", "Hủy", "Thêm tiện ích",
        "Hôm nay", "Thông báo", "Không thể tải", "Thứ Ba, 13 tháng 9",
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
  ]

  /// Returns the texts for a language tag, or nil for English and languages without a row.
  ///
  /// A row applies to its tag and to tags with further parts, such as `de-AT` for `de`.
  static func texts(
    for locale: String, in table: [(language: String, texts: [String])] = table
  ) -> [String]? {
    let earlier = ["no": "nb", "iw": "he", "in": "id"]
    let first = String(locale.prefix { $0 != "-" })
    let name = earlier[first].map { $0 + locale.dropFirst(first.count) } ?? locale
    return table.first { name == $0.language || name.hasPrefix($0.language + "-") }?.texts
  }
}
