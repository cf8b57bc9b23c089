/**
 * What is said at the Estonian school of the demonstration. A line begins with the letter of its speaker; `!` marks it as
 * important, `?` makes it a poll, behind `++` stands what it carries, and behind `::` who reacted how.
 */
export const TALKS_ET = {
  absent: `
    a Tere! Marta on täna palavikuga kodus ja kooli ei tule.
    b Tere, aitäh teatamast! Panen põhjendatud puudumise kirja. Head paranemist! ::❤️a
    a Kas täna oli midagi, mida kindlasti järele teha?
    b Vaatasime läbi integraalide kordamise. Panin materjalid tunnikirjelduse juurde, kontrolltöö on järgmisel reedel. ++board
    a Suur tänu. Loodame, et homme juba paremini.
    b Rahulikult, tervis ennekõike 🙂
    a Homme jääb ta veel koju, arst soovitas kolm päeva puhata.
    b Selge, panin kolm päeva kirja.`,
  test_result: `
    a Tere! Nägin, et kontrolltöö hinne on 3. Kas saaks seda parandada?
    b Tere, Marta! Jah, järeltöö on kolmapäeval kell 15.10 kabinetis 214.
    a Tulen kindlasti. Kas piisab, kui kordan üle peatükid 4 ja 5?
    b Nendest piisab. Vaata eriti ülesandeid 112–118, seal tekkis enamikul sama viga. ::👍a
    a Aitäh! Kas konsultatsioon on ka enne?
    b Teisipäeval kell 14.15, tule julgelt.
    a 👍`,
  trip_money: `
    a Tere! Kas õppekäigu raha tuleb kanda klassi kontole või maksame kohapeal?
    b Tere! Palun klassi kontole, 18 eurot, selgituseks lapse nimi. Tähtaeg on reede.
    a Kandsin ära.
    b Näen, kohal. Tänan! ::🙏a
    a Kas söök on hinna sees?
    b Jah, lõunasöök on hinna sees. Kaasa palun veepudel ja soojad riided.`,
  well_done: `
    a Tere! Tahtsin kiita: Marta ettekanne oli täna klassi parim. Väga hästi ette valmistatud.
    b Kui tore kuulda! Ta harjutas terve pühapäeva. Ütlen talle edasi ❤️ ::❤️a
    a Kui ta soovib, võiks ta sellega minna ka õpilaskonverentsile märtsis.
    b Räägime kodus ja anname teada.`,
  family: `
    a Kes Oskari täna trennist ära toob?
    b Mina saan kell kuus. Sina Marta muusikakoolist?
    a Jah, olen 18.30 seal.
    b Poest on piim ja leib vaja.
    a Toon. Lastevanemate koosolek on homme kell 18, tuled ka?
    b Tulen, aga jään kümme minutit hiljaks. ::👍a
    a Ülle ütles, et saab ka veebis osaleda: https://kohtumine.tamme.example/11a-koosolek
    b Väga hea, siis olen kindlasti õigel ajal.`,
  classmates: `
    a kas sul inka töö tehtud
    b pool veel jäänud 😩 sul?
    a ma ei saa aru mis see viimane küsimus tahab
    b et võrdle kahte tegelast ja põhjenda
    a aaa ok aitäh
    b lähme pärast füssat sööma?
    a jaa! ::🎉b
    b küsi kas Rasmus tuleb ka`,
  colleagues: `
    a Tere! Kas saaksid neljapäeval minu 3. tunni asendada? Pean lapsega arsti juurde minema.
    b Tere, saan küll. Mis teema teil on?
    a Statistilised näitajad, töölehed on laual kollases kaustas.
    b Selge, tehtud. ::🙏a
    a Suur aitäh, jään võlgu!
    b Kohv ja kringel 😄`,
  head_teacher: `
    a Tere, Liis! Kas saaksite esmaspäeval hoolekogule tutvustada matemaatika tasemetööde tulemusi?
    b Tere! Jah, muidugi. Kui palju aega on?
    a Kümme minutit ja siis küsimused. Slaidid palun saata reedeks Kadrile.
    b Saadan hiljemalt neljapäeval.
    a Tänan!`,
  office: `
    a Kadri, kas vahetunni valvegraafik on uuendatud?
    b On, panin infotunni kausta. Esmaspäeva pikk vahetund on veel ilma valvajata.
    a Ma võin selle võtta.
    b Väga hea, kirjutan sind sinna. ::👍a
    a Teine asi: 2. korruse projektor ei lähe käima.
    b Kutsusin tehniku homseks kella üheksaks.
    a Super, siis jõuab enne avatud tundi korda.`,
  caretaker: `
    a Tere! Kabinetis 118 tilgub radiaator.
    b Tere, tulen vaatan pärast teist tundi üle.
    a Panin ämbri alla, kiiret pole.
    b Tehtud, vahetasin ventiili ära. ::❤️a`,
  health: `
    a Tere! Oskaril on täna kehalises põlv marraskil, puhastasin ja panin plaastri.
    b Aitäh, et teada andsite! Kas ta sai tundi jätkata?
    a Jah, jooksis juba viie minuti pärast edasi 🙂 ::😂b
    b Tema moodi. Tänan veel kord!`,
  form_parent: `
    a Tere! Kas homme on 4.B-l ujumine või jääb ära?
    b Tere! Ujumine toimub, väljasõit kell 9.45. Palun müts ja rätik kaasa.
    a Selge, aitäh!
    b Järgmisel nädalal ujumist ei ole, siis oleme muuseumis.`,
  essay: `
    a Tere! Kas uurimistöö kava võib saata ka pdf-ina?
    b Tere, Rasmus! Võib küll, aga kommentaare on mugavam lisada tekstidokumendis.
    a Saadan siis mõlemad. Teema on „Rohepööre väikelinnas“.
    b Hea teema. Mõtle juba praegu, keda intervjueerid. ::👍a
    a Linnavalitsuse keskkonnaspetsialist on nõus!
    b Suurepärane. Järgmine kohtumine 12. kuupäeval kell 15.`,
  mother_son: `
    a Mis kell sa täna koju jõuad?
    b trenn lõpeb 19, siis bussiga
    a Supp on ahjus. Ära unusta ID-kaardi taotlust ära saata!
    b saatsin eile 😎 ::❤️a`,
  social: `
    a Tere, Marta! Kuidas sul pärast meie juttu läinud on?
    b Tere! Palju paremini, rääkisin klassijuhatajaga ka.
    a Rõõm kuulda. Mu uks on alati lahti, kabinet 105.
    b Aitäh 🙏`,
  certificate: `
    a Tere! Kas saaksite väljastada tõendi, et Marta on kooli õpilane? Vaja on seda sõidukaardi jaoks.
    b Tere! Tõend on valmis, selle saab kantseleist kätte E–R kell 8–16.
    a Kas saab ka digitaalselt?
    b Jah, saadan allkirjastatult teie e-postile. ::👍a`,
  maths_group: `
    a Tere kõigile! Siia panen 11.A matemaatika jooksvad teated ja lisamaterjalid.
    a ! Kontrolltöö teemal „Funktsiooni uurimine“ toimub järgmisel reedel. Lubatud on valemileht. ++formulas ::👍bcde 😮fg
    b Kas integraalid on ka sees?
    a Ei, integraalid tulevad järgmisel korral.
    c 🎉 ::😂bde
    d kas vana töö kuskil üleval ka on?
    a Jah: https://materjalid.tamme.example/11a/matemaatika/kordamine. Vastused on lehe lõpus.
    e suur aitäh!
    a ? Millal sobiks teile konsultatsioon? | Teisipäeval kell 14.15 | Kolmapäeval kell 15.00 | Neljapäeval kell 8.00
    f Mul on kolmapäeval orkester
    a Siis vaatame, mida enamus valib. ::👍cdg`,
  trip_group: `
    a Tere, head vanemad! Läheme 11.A-ga detsembris kaheks päevaks Tartusse: AHHAA, ülikooli muuseum ja teater.
    a ? Kas Teie laps tuleb kaasa? | Jah | Ei | Otsustame sel nädalal
    b Marta tuleb kindlasti!
    c Meie ka, aga kas ööbimine on hosteli või kooli juures?
    a Ööbime kesklinna hostelis, toad on neljakohalised. ++plan
    d Kas makstakse ühes osas?
    a Kahes: 20 eurot novembris ja 25 eurot detsembris. ::👍bcd
    e Võin sõidutada ühe autotäie, kui bussi kohad täis saavad.
    a Väga lahke, aitäh! ::❤️bce
    f Kas toiduallergiatest anname siin teada või eraldi?
    a Palun kirjutage mulle eraldi, siis ei lähe midagi kaduma.
    b Millal tagasi jõuate?
    a Reedel umbes kell 19 kooli ette.`,
  staff_party: `
    a Kooli 80. aastapäevani on kuus nädalat! Vaatame tööd üle.
    b Koor laulab kolm laulu, proovid on esmaspäeviti. ++tune
    c Näituse pildid on skaneeritud, puudu on veel 90ndad.
    d Mul on kodus terve kastitäis, toon homme. ::🎉abc
    a ? Mis kell peaks aktus algama? | 14.00 | 16.00 | 18.00
    e Kringel on tellitud, 400 inimesele.
    a Imeline meeskond! ::❤️bcde
    b Heliproov on eelmisel õhtul kell 17.`,
  biology_team: `
    a kes teeb sissejuhatuse
    b mina võin
    c ma teen joonised
    a mina siis katse ja tabelid
    d ma kirjutan kokkuvõtte kui teised osad valmis ::👍abc
    c joonised on kaustas! https://failid.example/bio/joonised ++leaf
    a wow need on head 😍 ::❤️bc
    b tähtaeg oli ju 20. või?
    a jaa, pühapäeval loeme koos läbi`,
  prom: `
    a Lõpuballi toimkond kokku! 🎓
    b saal on broneeritud 12. juuniks
    c bänd küsib 900, kas leiame odavama?
    a ? Live-bänd või DJ? | Bänd | DJ | Mõlemad, kui raha jätkub
    d teeme kohvikupäeva raha kogumiseks! ::🔥abc
    b hea mõte, küsin Põldma käest luba`,
  teachers_room: `
    a Tere hommikust! Täna asendused: 7.A ajalugu → Kask, 9.B keemia → Mets.
    b Kohviautomaat on jälle katki 😭 ::😭acd
    c Koopiamasinas on värv otsas, uus tellitud.
    d Kes leidis rohelise termose, see on minu!
    e Termos on arvutiklassi aknalaual. ::🙏d
    a ! Homme kell 10 on tuletõrjeõppus. Palun päevikud kaasa võtta ja õpilased staadionile juhatada. ::👍bcdef
    f Kas kontrolltööd peaks siis edasi lükkama?
    a Jah, teise tunni kontrolltööd palun edasi.
    b Selge!`,
  board: `
    a Tere, hoolekogu! Järgmine koosolek on 24. kuupäeval kell 17 aulas.
    b Kas päevakorras on ka sööklahinnad?
    a On, punkt 3. Taust: https://tamme.example/hoolekogu/sooklahinnad
    c Palun lisage ka koolibussi graafik.
    a Lisatud. ::👍bc`,
  official_parents: `
    a Tere, 11.A vanemad! See on meie klassi ametlik grupp, siin jagan klassi infot.
    a ! Lastevanemate koosolek on homme kell 18.00 ruumis 301. Veebis saab osaleda siin: https://kohtumine.tamme.example/11a-koosolek ::👍bcdefg
    b Kas koosolek salvestatakse ka?
    a Ei salvestata, aga kokkuvõte tuleb siia.
    c Kas saaks rääkida ka eksamite valikust?
    a Jah, see on päevakorras. ::🙏c
    d Tänan, tuleme mõlemad.
    a ? Kas soovite jõuluhommikut koos vanematega? | Jah, koolis | Jah, looduses | Pigem mitte
    e Looduses oleks tore!
    f Nõus, viimati oli väga tore. ::❤️ae`,
  official_students: `
    a Tere, 11.A! Tuletan meelde: valikkursuste valik lõpeb pühapäeval.
    b kas saab veel muuta kui juba valitud
    a Saab, kuni pühapäeva õhtuni.
    c aitäh! ::👍bd
    a ! Reedel on kõigil kehalise asemel bioloogia, palun võtke töövihikud kaasa. ::😢bcd
    d ei eeee
    b 😂`,
  official_teachers: `
    a Tere, kolleegid! 11.A kohta: Marta Õ. on kuni kolmapäevani haige, palun jätke materjalid üles.
    b Tehtud, füüsika on üleval.
    c Inglise keel ka. ::🙏a
    a Arenguvestlused on detsembri teisel nädalal, palun andke mulle lühike tagasiside 5. detsembriks.
    d Kas vorm on sama mis kevadel?
    a Jah, sama vorm.`,
  official_announce: `
    a Tere! Sellest nädalast on 4.B hommikuring esmaspäeviti kell 8.10.
    a Palun kontrollige, et lapsel oleks vahetusjalatsid nimega. ::👍bc
    a ! Neljapäeval läheme muuseumisse. Väljasõit kell 9.00, tagasi kell 12.30. Kaasa: vesi ja väike võileib.`,
  news: `
    a Head kolleegid! Õppenõukogu toimub 28. kuupäeval kell 15.00 aulas.
    a Päevakord: I trimestri kokkuvõte, tugiõpe, uus hindamisjuhend. ::👍bcd
    a ! Palun esitage ettepanekud hindamisjuhendi kohta selle nädala lõpuks.`,
  canteen: `
    a Selle nädala menüü on väljas: https://tamme.example/sookla. Kolmapäeval on pannkoogipäev! 🥞 ::🎉bcd
    a Allergiatest palun teatada kooliõele hiljemalt esmaspäeval.`,
  notes: `
    a Osta uued markerid
    a 11.A: vaadata üle ül. 118, seal oli viga
    a Õppenõukoguks: 3 ettepanekut tugiõppe kohta`,
  notes_parent: `
    a Marta: passipilt, sõidukaart
    a Oskar: uued kummikud nr 36`,
  alone: `
    a Kes kevadel Riia reisile tuleb, andke märku!
    a Sel aastal reisi ei toimu, panen grupi kinni.`,
  campaign: `
    a Tere! Kriidis on nüüd uus sõnumivaade: vestlused, teadaanded ja küsitlused ühes kohas. Küsimuste korral pöörduge oma kooli administraatori poole.`,
} as const;

/** Short lines of a class that never stops talking. */
export const CHATTER_ET = `
  kas keegi teab mis õppida jäi|lk 84–86|aitäh!|homme on ju vihma lubatud|võtke vihmakeepid|haha jaa|mis ruumis keemia on
  312|ei ole, 308|õige, 308|kes tuleb pärast kooli staadionile|mina!|mina ka|ma ei saa, orkester|pilte panete hiljem üles?
  ikka|keegi unustas koti klassi|see on Kaareli oma|aitäh 🙏|kas ajaloo töö lükati edasi|jah, esmaspäevaks|JEEE|😂😂
  mul on 4 lehte konspekti kui keegi tahab|tahan!|mina ka palun|saadan õhtul|sa oled parim|❤️|kes võtab klassi kooki teha
  ma võin küpsiseid|ma toon mahla|kas gluteenivaba ka on|teen ühe plaaditäie eraldi|super|mis kell buss läheb|7.40
  palun ärge hiljaks jääge|😅|lubatud|kes oli eile mängu vaatamas|jaa, viimane minut oli hull|ma peaaegu kukkusin toolilt
  mis skoor jäi|2:2|homme valikkursuste tähtaeg!|oi, aitäh et meelde tuletasid|ma ei oska kahe vahel valida
  võta filosoofia, seal on huvitavad arutelud|nõus|ok veensite ära|täna 6. tundi ei ole|kas kindel?|jah, Ülle ütles
  🎉|lähme siis varem koju|ma jään raamatukokku|tulen ka|mis lehekülg inglise keeles|õpik 112, töövihik 58|tänks`
  .split(/[|\n]/)
  .map((line) => line.trim())
  .filter(Boolean);
