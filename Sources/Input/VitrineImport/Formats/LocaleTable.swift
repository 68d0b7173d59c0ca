/// The formats of numbers and dates by language, written by Scripts/generate/make-locale-table.
///
/// They are from the Unicode Common Locale Data Repository. `LocaleFormats` names the fields of a
/// row, which semicolons separate.
enum LocaleTable {
  /// The codes of the currencies with a symbol, in the order of the symbols.
  static let currencies = [
    "USD", "EUR", "GBP", "JPY", "CNY", "INR", "KRW", "BRL", "CAD", "AUD",
    "MXN", "CHF", "SEK", "PLN", "RUB",
  ]

  /// A row for each language.
  static let rows = [
    """
    en;.;,;1;33;0;-;#%;¤#;AM;PM;M/d/yy;MMM d, y;MMMM d, y;EEEE, MMMM d, y;h:mm a;MMM d;EEE, \
    MMM d;MMMM d;MMMM y;h a;January,February,March,April,May,June,July,August,September,Octo\
    ber,November,December;;Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec;Sunday,Monday,Tue\
    sday,Wednesday,Thursday,Friday,Saturday;Sun,Mon,Tue,Wed,Thu,Fri,Sat;$,€,£,¥,CN¥,₹,₩,R$,C\
    A$,A$,MX$,CHF,SEK,PLN,RUB
    """,
    """
    ar;٫;٬;1;33;٠;؜-;#٪؜;‏# ¤;ص;م;d‏/M‏/y;dd‏/MM‏/y;d MMMM، y;EEEE، d MMMM، y;h:mm a;d MMM;E\
    EE، d MMM;d MMMM;MMMM y;h a;يناير,فبراير,مارس,أبريل,مايو,يونيو,يوليو,أغسطس,سبتمبر,أكتوبر\
    ,نوفمبر,ديسمبر;;يناير,فبراير,مارس,أبريل,مايو,يونيو,يوليو,أغسطس,سبتمبر,أكتوبر,نوفمبر,ديسم\
    بر;الأحد,الاثنين,الثلاثاء,الأربعاء,الخميس,الجمعة,السبت;أحد,اثنين,ثلاثاء,أربعاء,خميس,جمعة\
    ,سبت;US$,€,UK£,JP¥,CN¥,₹,₩,R$,CA$,AU$,MX$,CHF,SEK,PLN,RUB
    """,
    """
    ca;,;.;1;33;0;-;# %;# ¤;a. m.;p. m.;d/M/yy;d MMM y;d MMMM 'del' y;EEEE, d MMMM 'del' y;H\
    :mm;d MMM;EEE, d MMM;d MMMM;LLLL 'del' y;H;de gener,de febrer,de març,d’abril,de maig,de\
     juny,de juliol,d’agost,de setembre,d’octubre,de novembre,de desembre;gener,febrer,març,\
    abril,maig,juny,juliol,agost,setembre,octubre,novembre,desembre;gen.,febr.,març,abr.,mai\
    g,juny,jul.,ag.,set.,oct.,nov.,des.;diumenge,dilluns,dimarts,dimecres,dijous,divendres,d\
    issabte;dg,dl,dt,dc,dj,dv,ds;USD,€,£,¥,CNY,₹,₩,BRL,CAD,AU$,MXN,CHF,SEK,PLN,RUB
    """,
    """
    cs;,; ;1;33;0;-;# %;# ¤;dop.;odp.;dd.MM.y;d. M. y;d. MMMM y;EEEE d. MMMM y;H:mm;d. M.;EE\
    E d. M.;d. MMMM;LLLL y;H;ledna,února,března,dubna,května,června,července,srpna,září,říjn\
    a,listopadu,prosince;leden,únor,březen,duben,květen,červen,červenec,srpen,září,říjen,lis\
    topad,prosinec;led,úno,bře,dub,kvě,čvn,čvc,srp,zář,říj,lis,pro;neděle,pondělí,úterý,stře\
    da,čtvrtek,pátek,sobota;ne,po,út,st,čt,pá,so;US$,€,£,JP¥,CN¥,INR,₩,R$,CA$,AU$,MX$,CHF,SE\
    K,PLN,RUB
    """,
    """
    da;,;.;1;33;0;-;# %;# ¤;AM;PM;dd.MM.y;d. MMM y;d. MMMM y;EEEE 'den' d. MMMM y;HH.mm;d. M\
    MM;EEE d. MMM;d. MMMM;MMMM y;HH;januar,februar,marts,april,maj,juni,juli,august,septembe\
    r,oktober,november,december;;jan.,feb.,mar.,apr.,maj,jun.,jul.,aug.,sep.,okt.,nov.,dec.;\
    søndag,mandag,tirsdag,onsdag,torsdag,fredag,lørdag;søn.,man.,tirs.,ons.,tors.,fre.,lør.;\
    US$,€,£,JP¥,CN¥,₹,₩,R$,CA$,AU$,MX$,CHF,SEK,PLN,RUB
    """,
    """
    de;,;.;1;33;0;-;# %;# ¤;AM;PM;dd.MM.yy;dd.MM.y;d. MMMM y;EEEE, d. MMMM y;HH:mm;d. MMM;EE\
    E d. MMM;d. MMMM;MMMM y;HH 'Uhr';Januar,Februar,März,April,Mai,Juni,Juli,August,Septembe\
    r,Oktober,November,Dezember;;Jan.,Feb.,März,Apr.,Mai,Juni,Juli,Aug.,Sept.,Okt.,Nov.,Dez.\
    ;Sonntag,Montag,Dienstag,Mittwoch,Donnerstag,Freitag,Samstag;So.,Mo.,Di.,Mi.,Do.,Fr.,Sa.\
    ;$,€,£,¥,CN¥,₹,₩,R$,CA$,AU$,MX$,CHF,SEK,PLN,RUB
    """,
    """
    de-CH;.;’;1;33;0;-;#%;¤ #;AM;PM;dd.MM.yy;dd.MM.y;d. MMMM y;EEEE, d. MMMM y;HH:mm;d. MMM;\
    EEE d. MMM;d. MMMM;MMMM y;HH 'Uhr';Januar,Februar,März,April,Mai,Juni,Juli,August,Septem\
    ber,Oktober,November,Dezember;;Jan.,Feb.,März,Apr.,Mai,Juni,Juli,Aug.,Sept.,Okt.,Nov.,De\
    z.;Sonntag,Montag,Dienstag,Mittwoch,Donnerstag,Freitag,Samstag;So.,Mo.,Di.,Mi.,Do.,Fr.,S\
    a.;$,EUR,£,¥,CN¥,₹,₩,R$,CA$,AU$,MX$,CHF,SEK,PLN,RUB
    """,
    """
    el;,;.;1;33;0;-;#%;# ¤;πμ;μμ;d/M/yy;d MMM y;d MMMM y;EEEE d MMMM y;h:mm a;d MMM;EEE d MM\
    M;d MMMM;LLLL y;h a;Ιανουαρίου,Φεβρουαρίου,Μαρτίου,Απριλίου,Μαΐου,Ιουνίου,Ιουλίου,Αυγούσ\
    του,Σεπτεμβρίου,Οκτωβρίου,Νοεμβρίου,Δεκεμβρίου;Ιανουάριος,Φεβρουάριος,Μάρτιος,Απρίλιος,Μ\
    άιος,Ιούνιος,Ιούλιος,Αύγουστος,Σεπτέμβριος,Οκτώβριος,Νοέμβριος,Δεκέμβριος;Ιαν,Φεβ,Μαρ,Απ\
    ρ,Μαΐ,Ιουν,Ιουλ,Αυγ,Σεπ,Οκτ,Νοε,Δεκ;Κυριακή,Δευτέρα,Τρίτη,Τετάρτη,Πέμπτη,Παρασκευή,Σάββα\
    το;Κυρ,Δευ,Τρί,Τετ,Πέμ,Παρ,Σάβ;$,€,£,JP¥,CN¥,₹,₩,R$,CA$,A$,MX$,CHF,SEK,PLN,RUB
    """,
    """
    en-AU;.;,;1;33;0;-;#%;¤#;am;pm;d/M/y;d MMM y;d MMMM y;EEEE, d MMMM y;h:mm a;d MMM;EEE, d\
     MMM;d MMMM;MMMM y;h a;January,February,March,April,May,June,July,August,September,Octob\
    er,November,December;;Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec;Sunday,Monday,Tues\
    day,Wednesday,Thursday,Friday,Saturday;Sun,Mon,Tue,Wed,Thu,Fri,Sat;USD,EUR,GBP,JPY,CNY,I\
    NR,KRW,BRL,CAD,$,MXN,CHF,SEK,PLN,RUB
    """,
    """
    en-CA;.;,;1;33;0;-;#%;¤#;AM;PM;y-MM-dd;MMM d, y;MMMM d, y;EEEE, MMMM d, y;h:mm a;MMM d;E\
    EE, MMM d;MMMM d;MMMM y;h a;January,February,March,April,May,June,July,August,September,\
    October,November,December;;Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec;Sunday,Monday\
    ,Tuesday,Wednesday,Thursday,Friday,Saturday;Sun,Mon,Tue,Wed,Thu,Fri,Sat;US$,€,£,JP¥,CN¥,\
    ₹,₩,R$,$,A$,MX$,CHF,SEK,PLN,RUB
    """,
    """
    en-GB;.;,;1;33;0;-;#%;¤#;am;pm;dd/MM/y;d MMM y;d MMMM y;EEEE, d MMMM y;HH:mm;d MMM;EEE d\
     MMM;d MMMM;MMMM y;HH;January,February,March,April,May,June,July,August,September,Octobe\
    r,November,December;;Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec;Sunday,Monday,Tuesd\
    ay,Wednesday,Thursday,Friday,Saturday;Sun,Mon,Tue,Wed,Thu,Fri,Sat;US$,€,£,JP¥,CN¥,₹,₩,R$\
    ,CA$,A$,MX$,CHF,SEK,PLN,RUB
    """,
    """
    en-IN;.;,;1;32;0;-;#%;¤#;AM;PM;dd/MM/yy;d MMM y;d MMMM y;EEEE, d MMMM y;h:mm a;d MMM;EEE\
    , d MMM;d MMMM;MMMM y;h a;January,February,March,April,May,June,July,August,September,Oc\
    tober,November,December;;Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec;Sunday,Monday,T\
    uesday,Wednesday,Thursday,Friday,Saturday;Sun,Mon,Tue,Wed,Thu,Fri,Sat;$,€,£,JP¥,CN¥,₹,₩,\
    R$,CA$,A$,MX$,CHF,SEK,PLN,RUB
    """,
    """
    es;,;.;2;33;0;-;# %;# ¤;a. m.;p. m.;d/M/yy;d MMM y;d 'de' MMMM 'de' y;EEEE, d 'de' MMMM \
    'de' y;H:mm;d MMM;EEE, d MMM;d 'de' MMMM;MMMM 'de' y;H;enero,febrero,marzo,abril,mayo,ju\
    nio,julio,agosto,septiembre,octubre,noviembre,diciembre;;ene,feb,mar,abr,may,jun,jul,ago\
    ,sept,oct,nov,dic;domingo,lunes,martes,miércoles,jueves,viernes,sábado;dom,lun,mar,mié,j\
    ue,vie,sáb;US$,€,GBP,JPY,CNY,INR,KRW,BRL,CAD,AUD,MXN,CHF,SEK,PLN,RUB
    """,
    """
    es-MX;.;,;1;33;0;-;#%;¤#;a.m.;p.m.;dd/MM/yy;d MMM y;d 'de' MMMM 'de' y;EEEE, d 'de' MMMM\
     'de' y;h:mm a;d MMM;EEE d 'de' MMM;d 'de' MMMM;MMMM 'de' y;h a;enero,febrero,marzo,abri\
    l,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre;;ene,feb,mar,abr,may,ju\
    n,jul,ago,sep,oct,nov,dic;domingo,lunes,martes,miércoles,jueves,viernes,sábado;dom,lun,m\
    ar,mié,jue,vie,sáb;USD,EUR,GBP,JPY,CNY,INR,KRW,BRL,CAD,AUD,$,CHF,SEK,PLN,RUB
    """,
    """
    fi;,; ;1;33;0;−;# %;# ¤;ap.;ip.;d.M.y;d.M.y;d. MMMM y;cccc d. MMMM y;H.mm;d.M.;EEE d.M.;\
    d. MMMM;LLLL y;H;tammikuuta,helmikuuta,maaliskuuta,huhtikuuta,toukokuuta,kesäkuuta,heinä\
    kuuta,elokuuta,syyskuuta,lokakuuta,marraskuuta,joulukuuta;tammikuu,helmikuu,maaliskuu,hu\
    htikuu,toukokuu,kesäkuu,heinäkuu,elokuu,syyskuu,lokakuu,marraskuu,joulukuu;tammi,helmi,m\
    aalis,huhti,touko,kesä,heinä,elo,syys,loka,marras,joulu;sunnuntai,maanantaina,tiistaina,\
    keskiviikkona,torstaina,perjantaina,lauantaina;su,ma,ti,ke,to,pe,la;$,€,£,¥,CNY,INR,KRW,\
    BRL,CAD,AUD,MXN,CHF,SEK,PLN,RUB
    """,
    """
    fr;,; ;1;33;0;-;# %;# ¤;AM;PM;dd/MM/y;d MMM y;d MMMM y;EEEE d MMMM y;HH:mm;d MMM;EEE d M\
    MM;d MMMM;MMMM y;HH 'h';janvier,février,mars,avril,mai,juin,juillet,août,septembre,octob\
    re,novembre,décembre;;janv.,févr.,mars,avr.,mai,juin,juil.,août,sept.,oct.,nov.,déc.;dim\
    anche,lundi,mardi,mercredi,jeudi,vendredi,samedi;dim.,lun.,mar.,mer.,jeu.,ven.,sam.;$US,\
    €,£GB,JPY,CNY,₹,₩,R$,$CA,$AU,$MX,CHF,SEK,PLN,RUB
    """,
    """
    fr-CA;,; ;1;33;0;-;# %;# ¤;a.m.;p.m.;y-MM-dd;d MMM y;d MMMM y;EEEE d MMMM y;HH:mm;d MMM;\
    EEE d MMM;d MMMM;MMMM y;HH 'h';janvier,février,mars,avril,mai,juin,juillet,août,septembr\
    e,octobre,novembre,décembre;;janv.,févr.,mars,avr.,mai,juin,juill.,août,sept.,oct.,nov.,\
    déc.;dimanche,lundi,mardi,mercredi,jeudi,vendredi,samedi;dim.,lun.,mar.,mer.,jeu.,ven.,s\
    am.;$ US,€,£,¥,CN¥,INR,KRW,R$,$,$ AU,MXN,CHF,SEK,PLN,RUB
    """,
    """
    he;.;,;1;33;0;‎-;#%;‏# ‏¤;לפ׳;אח׳;d.M.y;d בMMM y;d בMMMM y;EEEE, d בMMMM y;H:mm;d בMMM;E\
    EE, d בMMM;d בMMMM;MMMM y;H;ינואר,פברואר,מרץ,אפריל,מאי,יוני,יולי,אוגוסט,ספטמבר,אוקטובר,נ\
    ובמבר,דצמבר;;ינו׳,פבר׳,מרץ,אפר׳,מאי,יוני,יולי,אוג׳,ספט׳,אוק׳,נוב׳,דצמ׳;יום ראשון,יום שני\
    ,יום שלישי,יום רביעי,יום חמישי,יום שישי,יום שבת;יום א׳,יום ב׳,יום ג׳,יום ד׳,יום ה׳,יום ו\
    ׳,שבת;$,€,£,¥,‎CN¥‎,₹,₩,R$,CA$,A$,MX$,CHF,SEK,PLN,RUB
    """,
    """
    hi;.;,;1;32;0;-;#%;¤#;पू;अ;d/M/yy;d MMM y;d MMMM y;EEEE, d MMMM y;a h:mm;d MMM;EEE, d MMM\
    ;d MMMM;MMMM y;a h;जनवरी,फ़रवरी,मार्च,अप्रैल,मई,जून,जुलाई,अगस्त,सितंबर,अक्तूबर,नवंबर,दिसंबर;;जन॰,फ़र॰,मार्च,अप्रैल,मई\
    ,जून,जुल॰,अग॰,सित॰,अक्तू॰,नव॰,दिस॰;रविवार,सोमवार,मंगलवार,बुधवार,गुरुवार,शुक्रवार,शनिवार;रवि,सोम,मंगल,बुध,गुरु,शुक्र,शनि;$,\
    €,£,JP¥,CN¥,₹,₩,R$,CA$,A$,MX$,CHF,SEK,PLN,RUB
    """,
    """
    hr;,;.;1;33;0;−;# %;# ¤;AM;PM;dd.MM.y.;dd.MM.y.;d. MMMM y.;EEEE, d. MMMM y.;HH:mm;d. MMM\
    ;EEE, d. MMM;d. MMMM;LLLL y.;HH;siječnja,veljače,ožujka,travnja,svibnja,lipnja,srpnja,ko\
    lovoza,rujna,listopada,studenoga,prosinca;siječanj,veljača,ožujak,travanj,svibanj,lipanj\
    ,srpanj,kolovoz,rujan,listopad,studeni,prosinac;sij,velj,ožu,tra,svi,lip,srp,kol,ruj,lis\
    ,stu,pro;nedjelja,ponedjeljak,utorak,srijeda,četvrtak,petak,subota;ned,pon,uto,sri,čet,p\
    et,sub;USD,€,GBP,JPY,CNY,INR,KRW,BRL,CAD,AUD,MXN,CHF,SEK,PLN,RUB
    """,
    """
    hu;,; ;2;33;0;-;#%;# ¤;de.;du.;y. MM. dd.;y. MMM d.;y. MMMM d.;y. MMMM d., EEEE;H:mm;MMM\
     d.;MMM d., EEE;MMMM d.;y. MMMM;H;január,február,március,április,május,június,július,aug\
    usztus,szeptember,október,november,december;;jan.,febr.,márc.,ápr.,máj.,jún.,júl.,aug.,s\
    zept.,okt.,nov.,dec.;vasárnap,hétfő,kedd,szerda,csütörtök,péntek,szombat;V,H,K,Sze,Cs,P,\
    Szo;USD,EUR,GBP,¥,CNY,INR,KRW,BRL,CAD,AUD,MXN,CHF,SEK,PLN,RUB
    """,
    """
    id;,;.;1;33;0;-;#%;¤#;AM;PM;dd/MM/yy;d MMM y;d MMMM y;EEEE, dd MMMM y;HH.mm;d MMM;EEE, d\
     MMM;d MMMM;MMMM y;HH;Januari,Februari,Maret,April,Mei,Juni,Juli,Agustus,September,Oktob\
    er,November,Desember;;Jan,Feb,Mar,Apr,Mei,Jun,Jul,Agu,Sep,Okt,Nov,Des;Minggu,Senin,Selas\
    a,Rabu,Kamis,Jumat,Sabtu;Min,Sen,Sel,Rab,Kam,Jum,Sab;US$,€,£,JP¥,CN¥,Rs,₩,R$,CA$,AU$,MX$\
    ,CHF,SEK,PLN,RUB
    """,
    """
    it;,;.;2;33;0;-;#%;# ¤;AM;PM;dd/MM/yy;d MMM y;d MMMM y;EEEE d MMMM y;HH:mm;d MMM;EEE d M\
    MM;d MMMM;MMMM y;HH;gennaio,febbraio,marzo,aprile,maggio,giugno,luglio,agosto,settembre,\
    ottobre,novembre,dicembre;;gen,feb,mar,apr,mag,giu,lug,ago,set,ott,nov,dic;domenica,lune\
    dì,martedì,mercoledì,giovedì,venerdì,sabato;dom,lun,mar,mer,gio,ven,sab;USD,€,£,JPY,CN¥,\
    INR,KRW,BRL,CA$,A$,MXN,CHF,SEK,PLN,RUB
    """,
    """
    ja;.;,;1;33;0;-;#%;¤#;午前;午後;y/MM/dd;y/MM/dd;y年M月d日;y年M月d日 EEEE;H:mm;M月d日;M月d日(EEE);M月d日;\
    y年M月;H時;1月,2月,3月,4月,5月,6月,7月,8月,9月,10月,11月,12月;;1月,2月,3月,4月,5月,6月,7月,8月,9月,10月,11月,12月;日\
    曜日,月曜日,火曜日,水曜日,木曜日,金曜日,土曜日;日,月,火,水,木,金,土;$,€,£,¥,元,₹,₩,R$,CA$,A$,MX$,CHF,SEK,PLN,RUB
    """,
    """
    ko;.;,;1;33;0;-;#%;¤#;오전;오후;y. M. d.;y. M. d.;y년 MMMM d일;y년 MMMM d일 EEEE;a h:mm;MMM d일;M\
    MM d일 (EEE);MMMM d일;y년 MMMM;a h시;1월,2월,3월,4월,5월,6월,7월,8월,9월,10월,11월,12월;;1월,2월,3월,4월,5월,\
    6월,7월,8월,9월,10월,11월,12월;일요일,월요일,화요일,수요일,목요일,금요일,토요일;일,월,화,수,목,금,토;US$,€,£,JP¥,CN¥,₹,₩,R$\
    ,CA$,AU$,MX$,CHF,SEK,PLN,RUB
    """,
    """
    ms;.;,;1;33;0;-;#%;¤#;PG;PTG;d/MM/yy;d MMM y;d MMMM y;EEEE, d MMMM y;h:mm a;d MMM;EEE, d\
     MMM;d MMMM;MMMM y;h a;Januari,Februari,Mac,April,Mei,Jun,Julai,Ogos,September,Oktober,N\
    ovember,Disember;;Jan,Feb,Mac,Apr,Mei,Jun,Jul,Ogo,Sep,Okt,Nov,Dis;Ahad,Isnin,Selasa,Rabu\
    ,Khamis,Jumaat,Sabtu;Ahd,Isn,Sel,Rab,Kha,Jum,Sab;USD,€,£,JP¥,CN¥,₹,₩,R$,CAD,A$,MXN,CHF,S\
    EK,PLN,RUB
    """,
    """
    nb;,; ;1;33;0;−;# %;# ¤;am;pm;dd.MM.y;d. MMM y;d. MMMM y;EEEE d. MMMM y;HH:mm;d. MMM;EEE\
     d. MMM;d. MMMM;MMMM y;HH;januar,februar,mars,april,mai,juni,juli,august,september,oktob\
    er,november,desember;;jan.,feb.,mars,apr.,mai,juni,juli,aug.,sep.,okt.,nov.,des.;søndag,\
    mandag,tirsdag,onsdag,torsdag,fredag,lørdag;søn.,man.,tir.,ons.,tor.,fre.,lør.;USD,€,£,J\
    PY,CNY,INR,KRW,BRL,CAD,AUD,MXN,CHF,SEK,PLN,RUB
    """,
    """
    nl;,;.;1;33;0;-;#%;¤ #;AM;PM;dd-MM-y;d MMM y;d MMMM y;EEEE d MMMM y;HH:mm;d MMM;EEE d MM\
    M;d MMMM;MMMM y;HH;januari,februari,maart,april,mei,juni,juli,augustus,september,oktober\
    ,november,december;;jan,feb,mrt,apr,mei,jun,jul,aug,sep,okt,nov,dec;zondag,maandag,dinsd\
    ag,woensdag,donderdag,vrijdag,zaterdag;zo,ma,di,wo,do,vr,za;US$,€,£,JP¥,CN¥,₹,₩,R$,C$,AU\
    $,MX$,CHF,SEK,PLN,RUB
    """,
    """
    pl;,; ;2;33;0;-;#%;# ¤;AM;PM;d.MM.y;d MMM y;d MMMM y;EEEE, d MMMM y;HH:mm;d MMM;EEE, d M\
    MM;d MMMM;LLLL y;HH;stycznia,lutego,marca,kwietnia,maja,czerwca,lipca,sierpnia,września,\
    października,listopada,grudnia;styczeń,luty,marzec,kwiecień,maj,czerwiec,lipiec,sierpień\
    ,wrzesień,październik,listopad,grudzień;sty,lut,mar,kwi,maj,cze,lip,sie,wrz,paź,lis,gru;\
    niedziela,poniedziałek,wtorek,środa,czwartek,piątek,sobota;niedz.,pon.,wt.,śr.,czw.,pt.,\
    sob.;USD,€,GBP,JPY,CNY,INR,KRW,R$,CAD,AUD,MXN,CHF,SEK,zł,RUB
    """,
    """
    pt;,;.;1;33;0;-;#%;¤ #;AM;PM;dd/MM/y;d 'de' MMM 'de' y;d 'de' MMMM 'de' y;EEEE, d 'de' M\
    MMM 'de' y;HH:mm;d 'de' MMM;EEE, d 'de' MMM;d 'de' MMMM;MMMM 'de' y;HH;janeiro,fevereiro\
    ,março,abril,maio,junho,julho,agosto,setembro,outubro,novembro,dezembro;;jan.,fev.,mar.,\
    abr.,mai.,jun.,jul.,ago.,set.,out.,nov.,dez.;domingo,segunda-feira,terça-feira,quarta-fe\
    ira,quinta-feira,sexta-feira,sábado;dom.,seg.,ter.,qua.,qui.,sex.,sáb.;US$,€,£,JP¥,CN¥,₹\
    ,₩,R$,CA$,AU$,MX$,CHF,SEK,PLN,RUB
    """,
    """
    pt-PT;,; ;2;33;0;-;#%;# ¤;AM;PM;dd/MM/yy;dd/MM/y;d 'de' MMMM 'de' y;EEEE, d 'de' MMMM 'd\
    e' y;HH:mm;d/MM;EEE, d/MM;d 'de' MMMM;MMMM 'de' y;HH;janeiro,fevereiro,março,abril,maio,\
    junho,julho,agosto,setembro,outubro,novembro,dezembro;;jan.,fev.,mar.,abr.,mai.,jun.,jul\
    .,ago.,set.,out.,nov.,dez.;domingo,segunda-feira,terça-feira,quarta-feira,quinta-feira,s\
    exta-feira,sábado;dom.,seg.,ter.,qua.,qui.,sex.,sáb.;US$,€,£,JP¥,CN¥,₹,₩,R$,CA$,AU$,MX$,\
    CHF,SEK,PLN,RUB
    """,
    """
    ro;,;.;1;33;0;-;# %;# ¤;a.m.;p.m.;dd.MM.y;d MMM y;d MMMM y;EEEE, d MMMM y;HH:mm;d MMM;EE\
    E, d MMM;d MMMM;MMMM y;HH;ianuarie,februarie,martie,aprilie,mai,iunie,iulie,august,septe\
    mbrie,octombrie,noiembrie,decembrie;;ian.,feb.,mar.,apr.,mai,iun.,iul.,aug.,sept.,oct.,n\
    ov.,dec.;duminică,luni,marți,miercuri,joi,vineri,sâmbătă;dum.,lun.,mar.,mie.,joi,vin.,sâ\
    m.;USD,EUR,GBP,JPY,CNY,INR,KRW,BRL,CAD,AUD,MXN,CHF,SEK,PLN,RUB
    """,
    """
    ru;,; ;1;33;0;-;# %;# ¤;AM;PM;dd.MM.y;d MMM y 'г'.;d MMMM y 'г'.;EEEE, d MMMM y 'г'.;HH:\
    mm;d MMM;ccc, d MMM;d MMMM;LLLL y 'г'.;HH;января,февраля,марта,апреля,мая,июня,июля,авгу\
    ста,сентября,октября,ноября,декабря;январь,февраль,март,апрель,май,июнь,июль,август,сент\
    ябрь,октябрь,ноябрь,декабрь;янв.,февр.,марта,апр.,мая,июня,июля,авг.,сент.,окт.,нояб.,де\
    к.;воскресенье,понедельник,вторник,среда,четверг,пятница,суббота;Вс,Пн,Вт,Ср,Чт,Пт,Сб;$,\
    €,£,¥,CN¥,₹,₩,R$,CA$,A$,MX$,CHF,SEK,PLN,₽
    """,
    """
    sk;,; ;1;33;0;-;# %;# ¤;AM;PM;d.M.y;d. M. y;d. MMMM y;EEEE, d. MMMM y;H:mm;d. M.;EEE d. \
    M.;d. MMMM;LLLL y;H;januára,februára,marca,apríla,mája,júna,júla,augusta,septembra,októb\
    ra,novembra,decembra;január,február,marec,apríl,máj,jún,júl,august,september,október,nov\
    ember,december;jan,feb,mar,apr,máj,jún,júl,aug,sep,okt,nov,dec;nedeľa,pondelok,utorok,st\
    reda,štvrtok,piatok,sobota;ne,po,ut,st,št,pi,so;USD,€,GBP,JPY,CNY,INR,KRW,BRL,CAD,AUD,MX\
    $,CHF,SEK,PLN,RUB
    """,
    """
    sv;,; ;1;33;0;−;# %;# ¤;fm;em;y-MM-dd;d MMM y;d MMMM y;EEEE d MMMM y;HH:mm;d MMM;EEE d M\
    MM;d MMMM;MMMM y;HH;januari,februari,mars,april,maj,juni,juli,augusti,september,oktober,\
    november,december;;jan.,feb.,mars,apr.,maj,juni,juli,aug.,sep.,okt.,nov.,dec.;söndag,mån\
    dag,tisdag,onsdag,torsdag,fredag,lördag;sön,mån,tis,ons,tors,fre,lör;US$,€,GBP,JPY,CNY,I\
    NR,KRW,BR$,CA$,AUD,MX$,CHF,kr,PLN,RUB
    """,
    """
    th;.;,;1;33;0;-;#%;¤#;AM;PM;d/M/yy;d MMM y;d MMMM G y;EEEEที่ d MMMM G y;HH:mm;d MMM;EEE d\
     MMM;d MMMM;MMMM y;HH;มกราคม,กุมภาพันธ์,มีนาคม,เมษายน,พฤษภาคม,มิถุนายน,กรกฎาคม,สิงหาคม,กันยายน,ตุ\
    ลาคม,พฤศจิกายน,ธันวาคม;;ม.ค.,ก.พ.,มี.ค.,เม.ย.,พ.ค.,มิ.ย.,ก.ค.,ส.ค.,ก.ย.,ต.ค.,พ.ย.,ธ.ค.;วันอาทิ\
    ตย์,วันจันทร์,วันอังคาร,วันพุธ,วันพฤหัสบดี,วันศุกร์,วันเสาร์;อา.,จ.,อ.,พ.,พฤ.,ศ.,ส.;US$,€,£,¥,CN¥,₹,₩,R$\
    ,CA$,AU$,MX$,CHF,SEK,PLN,RUB
    """,
    """
    tr;,;.;1;33;0;-;%#;¤#;ÖÖ;ÖS;d.MM.y;d MMM y;d MMMM y;d MMMM y EEEE;HH:mm;d MMM;d MMM EEE;\
    d MMMM;MMMM y;HH;Ocak,Şubat,Mart,Nisan,Mayıs,Haziran,Temmuz,Ağustos,Eylül,Ekim,Kasım,Ara\
    lık;;Oca,Şub,Mar,Nis,May,Haz,Tem,Ağu,Eyl,Eki,Kas,Ara;Pazar,Pazartesi,Salı,Çarşamba,Perşe\
    mbe,Cuma,Cumartesi;Paz,Pzt,Sal,Çar,Per,Cum,Cmt;$,€,£,¥,CN¥,₹,₩,R$,CA$,AU$,MX$,CHF,SEK,PL\
    N,RUB
    """,
    """
    uk;,; ;1;33;0;-;#%;# ¤;дп;пп;dd.MM.yy;d MMM y 'р'.;d MMMM y 'р'.;EEEE, d MMMM y 'р'.;HH:\
    mm;d MMM;EEE, d MMM;d MMMM;LLLL y 'р'.;HH;січня,лютого,березня,квітня,травня,червня,липн\
    я,серпня,вересня,жовтня,листопада,грудня;січень,лютий,березень,квітень,травень,червень,л\
    ипень,серпень,вересень,жовтень,листопад,грудень;січ.,лют.,бер.,квіт.,трав.,черв.,лип.,се\
    рп.,вер.,жовт.,лист.,груд.;неділя,понеділок,вівторок,середа,четвер,пʼятниця,субота;нд,пн\
    ,вт,ср,чт,пт,сб;USD,EUR,GBP,¥,CNY,INR,KRW,BRL,CAD,AUD,MXN,CHF,SEK,PLN,RUB
    """,
    """
    vi;,;.;1;33;0;-;#%;# ¤;SA;CH;d/M/yy;'ngày' d MMM, y;'ngày' d MMMM, y;EEEE, 'ngày' d MMMM\
    , y;HH:mm;d MMM;EEE, d MMM;d MMMM;MMMM 'năm' y;HH 'giờ';tháng 1,tháng 2,tháng 3,tháng 4,\
    tháng 5,tháng 6,tháng 7,tháng 8,tháng 9,tháng 10,tháng 11,tháng 12;Tháng 1,Tháng 2,Tháng\
     3,Tháng 4,Tháng 5,Tháng 6,Tháng 7,Tháng 8,Tháng 9,Tháng 10,Tháng 11,Tháng 12;thg 1,thg \
    2,thg 3,thg 4,thg 5,thg 6,thg 7,thg 8,thg 9,thg 10,thg 11,thg 12;Chủ Nhật,Thứ Hai,Thứ Ba\
    ,Thứ Tư,Thứ Năm,Thứ Sáu,Thứ Bảy;CN,Th 2,Th 3,Th 4,Th 5,Th 6,Th 7;US$,€,£,¥,CN¥,₹,₩,R$,CA\
    $,AU$,MX$,CHF,SEK,PLN,RUB
    """,
    """
    zh-Hans;.;,;1;33;0;-;#%;¤#;上午;下午;y/M/d;y年M月d日;y年M月d日;y年M月d日 EEEE;HH:mm;M月d日;M月d日 EEE;M月d\
    日;y年M月;H时;一月,二月,三月,四月,五月,六月,七月,八月,九月,十月,十一月,十二月;;1月,2月,3月,4月,5月,6月,7月,8月,9月,10月,11月,12月;\
    星期日,星期一,星期二,星期三,星期四,星期五,星期六;周日,周一,周二,周三,周四,周五,周六;US$,€,£,JP¥,¥,₹,₩,R$,CA$,AU$,MX$,CHF,SE\
    K,PLN,RUB
    """,
    """
    zh-Hant;.;,;1;33;0;-;#%;¤#;上午;下午;y/M/d;y年M月d日;y年M月d日;y年M月d日 EEEE;ah:mm;M月d日;M月d日 EEE;M月d\
    日;y年M月;ah時;1月,2月,3月,4月,5月,6月,7月,8月,9月,10月,11月,12月;;1月,2月,3月,4月,5月,6月,7月,8月,9月,10月,11月,12\
    月;星期日,星期一,星期二,星期三,星期四,星期五,星期六;週日,週一,週二,週三,週四,週五,週六;US$,€,£,¥,CN¥,₹,￦,R$,CA$,AU$,MX$,CHF,\
    SEK,PLN,RUB
    """,
    """
    zh-HK;.;,;1;33;0;-;#%;¤#;上午;下午;d/M/y;y年M月d日;y年M月d日;y年M月d日 EEEE;ah:mm;M月d日;M月d日 EEE;M月d日;\
    y年M月;ah時;1月,2月,3月,4月,5月,6月,7月,8月,9月,10月,11月,12月;;1月,2月,3月,4月,5月,6月,7月,8月,9月,10月,11月,12月;\
    星期日,星期一,星期二,星期三,星期四,星期五,星期六;週日,週一,週二,週三,週四,週五,週六;US$,€,£,¥,CN¥,₹,₩,R$,CA$,AU$,MX$,CHF,SE\
    K,PLN,RUB
    """,
  ]
}
