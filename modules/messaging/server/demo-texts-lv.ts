/** What is said at the Latvian school of the demonstration; written as the Estonian talks are. */
export const TALKS_LV = {
  absent: `
    a Labdien! Kārlis šodien ir slims un uz skolu nenāks.
    b Labdien! Paldies, ka pateicāt, atzīmēšu. Lai ātri veseļojas! ::❤️a
    a Vai ir kas steidzami jāizdara?
    b Piektdien ir kontroldarbs par kvadrātfunkcijām, materiāli ir dienasgrāmatā.
    a Liels paldies!`,
  result: `
    a Labdien! Vai pārbaudes darbu var uzlabot?
    b Sveiks, Kārli! Jā, trešdien plkst. 15.00, 210. kabinetā.
    a Paldies, būšu! ::👍b
    b Atkārto 3. nodaļu, īpaši 45.–52. uzdevumu.`,
  leaders: `
    a Ilze, vai otrdienas sēdei viss ir gatavs?
    b Jā, darba kārtība izsūtīta, telpa rezervēta.
    a Lieliski. Pieaiciniet, lūdzu, arī Līgu par eksāmenu rezultātiem.
    b Jau sarunāts. ::👍a`,
  mother_son: `
    a Cikos šodien būsi mājās?
    b septiņos, treniņš
    a Zupa uz plīts 🍲 ::❤️b`,
  class_chat: `
    a kas ir uzdots ķīmijā
    b 67. lpp., 3. un 4. uzdevums
    c paldies!! ::👍ab
    d vai rīt ir ekskursija vai parīt
    a parīt, 9.00 pie skolas
    b neaizmirstiet pusdienas
    c 😂 es vienmēr aizmirstu`,
  trip: `
    a Labdien! Decembrī 10.A klase brauc uz Rīgu: Nacionālais muzejs un teātris.
    a ? Vai Jūsu bērns piedalīsies? | Jā | Nē | Vēl nezinām
    b Kārlis brauks!
    c Mēs arī. Cik maksā?
    a 22 eiro kopā ar pusdienām. ::👍bc
    d Vai ir atlaides daudzbērnu ģimenēm?
    a Jā, uzrakstiet man, lūdzu, atsevišķi.`,
  teachers: `
    a Labrīt, kolēģi! Šodien 3. stundā 11.B aizvieto Līga.
    b Skaidrs.
    c Printeris 2. stāvā atkal darbojas! ::🎉ab
    a ! Ceturtdien plkst. 10 ir ugunsdrošības mācības. Lūdzu, ņemiet līdzi žurnālus. ::👍bcd
    d Vai kontroldarbi jāpārceļ?
    a Jā, otrās stundas darbi jāpārceļ.`,
  official_parents: `
    a Labdien, 10.A klases vecāki! Šeit būs klases ziņas.
    a ! Vecāku sapulce ir rīt plkst. 18.00, 204. kabinetā. ::👍bcd
    b Paldies, būsim!
    c Vai varēs pieslēgties attālināti?
    a Jā: https://tikties.liepu.example/10a ::🙏c`,
  official_students: `
    a Sveiki, 10.A! Projektu nedēļas tēmas jāizvēlas līdz svētdienai.
    b vai var strādāt trijatā
    a Var, bet ne vairāk.
    c super ::👍b`,
  news: `
    a Cienījamie kolēģi! Pedagoģiskās padomes sēde notiks 27. datumā plkst. 15.00.
    a ! Lūdzu, iesniedziet priekšlikumus līdz piektdienai. ::👍bc`,
  notes: `
    a Nopirkt krītu un marķierus
    a 10.A: pārbaudīt 48. uzdevuma atbildi`,
  campaign: `
    a Labdien! Kriit tagad ir jauns ziņojumu skats: sarunas, paziņojumi un aptaujas vienuviet. Jautājumu gadījumā vērsieties pie savas skolas administratora.`,
} as const;
