/// The system's texts of iOS 13 by language (docs/PLATFORM.md, "Chrome").
extension SystemWords {
  /// The texts of a language: Share App, Edit Home Screen, and the line for one new widget and for
  /// several.
  ///
  /// A number sign stands for the number. A language with more than two plural forms has a text that
  /// is right for every number. All are written from memory.
  static let laterTable: [(language: String, texts: [String])] = [
    (
      "ar",
      [
        "مشاركة التطبيق", "تعديل الشاشة الرئيسية", "الأدوات الجديدة المتوفرة: #",
        "الأدوات الجديدة المتوفرة: #",
      ]
    ),
    (
      "ca",
      [
        "Compartir l’app", "Editar la pantalla d’inici", "# widget nou disponible",
        "# widgets nous disponibles",
      ]
    ),
    (
      "cs",
      ["Sdílet aplikaci", "Upravit plochu", "Nové dostupné widgety: #", "Nové dostupné widgety: #"]
    ),
    (
      "da",
      ["Del app", "Rediger hjemmeskærm", "# ny widget tilgængelig", "# nye widgets tilgængelige"]
    ),
    (
      "de",
      [
        "App teilen", "Home-Bildschirm bearbeiten", "# neues Widget verfügbar",
        "# neue Widgets verfügbar",
      ]
    ),
    (
      "el",
      [
        "Κοινή χρήση εφαρμογής", "Επεξεργασία οθόνης Αφετηρίας", "# νέο widget διαθέσιμο",
        "# νέα widget διαθέσιμα",
      ]
    ),
    (
      "es",
      [
        "Compartir app", "Editar pantalla de inicio", "# widget nuevo disponible",
        "# widgets nuevos disponibles",
      ]
    ),
    (
      "fi",
      [
        "Jaa appi", "Muokkaa Koti-valikkoa", "# uusi widget saatavilla",
        "# uutta widgetiä saatavilla",
      ]
    ),
    (
      "fr",
      [
        "Partager l’app", "Modifier l’écran d’accueil", "# nouveau widget disponible",
        "# nouveaux widgets disponibles",
      ]
    ),
    (
      "he",
      ["שתף יישום", "ערוך את מסך הבית", "ווידג׳טים חדשים זמינים: #", "ווידג׳טים חדשים זמינים: #"]
    ),
    ("hi", ["ऐप शेयर करें", "होम स्क्रीन संपादित करें", "# नया विजेट उपलब्ध है", "# नए विजेट उपलब्ध हैं"]),
    (
      "hr",
      [
        "Dijeli aplikaciju", "Uredi početni zaslon", "Novi dostupni widgeti: #",
        "Novi dostupni widgeti: #",
      ]
    ),
    (
      "hu",
      [
        "App megosztása", "Főképernyő szerkesztése", "# új widget érhető el",
        "# új widget érhető el",
      ]
    ),
    (
      "id", ["Bagikan App", "Edit Layar Utama", "# Widget Baru Tersedia", "# Widget Baru Tersedia"]
    ),
    (
      "it",
      [
        "Condividi app", "Modifica schermata Home", "# nuovo widget disponibile",
        "# nuovi widget disponibili",
      ]
    ),
    ("ja", ["Appを共有", "ホーム画面を編集", "新しいウィジェットが#個あります", "新しいウィジェットが#個あります"]),
    ("ko", ["앱 공유", "홈 화면 편집", "새로운 위젯 #개 사용 가능", "새로운 위젯 #개 사용 가능"]),
    (
      "ms",
      ["Kongsi App", "Edit Skrin Utama", "# Widget Baharu Tersedia", "# Widget Baharu Tersedia"]
    ),
    (
      "nb",
      [
        "Del app", "Rediger Hjem-skjermen", "# ny widget tilgjengelig",
        "# nye widgeter tilgjengelig",
      ]
    ),
    (
      "nl",
      [
        "Deel app", "Wijzig beginscherm", "# nieuwe widget beschikbaar",
        "# nieuwe widgets beschikbaar",
      ]
    ),
    (
      "pl",
      [
        "Udostępnij aplikację", "Edytuj ekran początkowy", "Nowe dostępne widżety: #",
        "Nowe dostępne widżety: #",
      ]
    ),
    (
      "pt-PT",
      [
        "Partilhar aplicação", "Editar ecrã principal", "# novo widget disponível",
        "# novos widgets disponíveis",
      ]
    ),
    (
      "pt",
      [
        "Compartilhar App", "Editar Tela de Início", "# Novo Widget Disponível",
        "# Novos Widgets Disponíveis",
      ]
    ),
    (
      "ro",
      [
        "Partajați aplicația", "Editați ecranul principal", "Widgeturi noi disponibile: #",
        "Widgeturi noi disponibile: #",
      ]
    ),
    (
      "ru",
      [
        "Поделиться приложением", "Изменить экран «Домой»", "Доступно новых виджетов: #",
        "Доступно новых виджетов: #",
      ]
    ),
    (
      "sk",
      ["Zdieľať apku", "Upraviť plochu", "Nové dostupné widgety: #", "Nové dostupné widgety: #"]
    ),
    (
      "sv",
      ["Dela app", "Redigera hemskärmen", "# ny widget tillgänglig", "# nya widgetar tillgängliga"]
    ),
    ("th", ["แชร์แอพ", "แก้ไขหน้าจอโฮม", "มีวิดเจ็ตใหม่ # รายการ", "มีวิดเจ็ตใหม่ # รายการ"]),
    (
      "tr",
      [
        "Uygulamayı Paylaş", "Ana Ekranı Düzenle", "# Yeni Araç Takımı Var",
        "# Yeni Araç Takımı Var",
      ]
    ),
    (
      "uk",
      [
        "Поділитися програмою", "Редагувати початковий екран", "Доступно нових віджетів: #",
        "Доступно нових віджетів: #",
      ]
    ),
    ("vi", ["Chia sẻ ứng dụng", "Sửa Màn hình chính", "Có # tiện ích mới", "Có # tiện ích mới"]),
    ("zh-Hans", ["分享 App", "编辑主屏幕", "有 # 个新小组件可用", "有 # 个新小组件可用"]),
    ("zh-Hant", ["分享 App", "編輯主畫面", "有 # 個新的小工具可用", "有 # 個新的小工具可用"]),
  ]
}
