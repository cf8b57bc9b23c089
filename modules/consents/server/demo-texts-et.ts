import type { ConsentText } from '../rules/judge-text.ts';

const LINK = 'target="_blank" rel="noopener noreferrer nofollow"';

/** What the Estonian school of the demonstration asks, in the tags that the editor writes. */
export const TEXTS_ET = {
  hike: {
    title: 'Sügisene matkapäev Taevaskojas',
    description:
      '<p>Septembri lõpus läheb kogu kool matkama Taevaskotta. Sõidame bussidega, tagasi oleme kella neljaks.</p><p>Kas laps võib matkast osa võtta?</p>',
  },
  photos: {
    title: 'Pildistamine ja filmimine koolis',
    description:
      '<p>Koolipäevadel ja üritustel tehakse pilte ja videoid. Palume luba neid kasutada</p><ul><li>kooli kodulehel</li><li>kooli ajalehes</li></ul><p>Nõusoleku võib igal ajal tagasi võtta.</p>',
  },
  photos_later: {
    title: 'Pildistamine ja filmimine koolis',
    description: `<p>Koolipäevadel ja üritustel tehakse pilte ja videoid. Palume luba neid kasutada</p><ul><li>kooli kodulehel</li><li>kooli ajalehes</li><li>klassi seinal</li></ul><p>Nõusoleku võib igal ajal tagasi võtta. Andmekaitse kohta saab lugeda <a href="https://tamme.example/andmekaitse" ${LINK}>kooli kodulehelt</a>.</p>`,
  },
  privacy: {
    title: 'Kooli isikuandmete töötlemise kord',
    description:
      '<p>Kooli andmekaitsetingimused on uuendatud. Palume kõigil need läbi lugeda ja kinnitada, et teile sobib järgmine:</p><ol><li>nimi ja klass on kooli siseveebis näha</li><li>e-posti aadressi kasutatakse <strong>ainult</strong> kooliasjades</li></ol>',
  },
  health: {
    title: 'Tervisekontroll kooliõe juures',
    description:
      '<p>Kooliõde teeb 1., 4., 8. ja 11. klassis tervisekontrolli: kasv, kaal, vererõhk, nägemine ja rüht.</p><blockquote><p>Tulemus saadetakse vanematele, õpetajad seda ei näe.</p></blockquote>',
  },
  papers: {
    title: 'Uurimistöö avaldamine kooli raamatukogus',
    description:
      '<p>Parimad uurimistööd jäävad kooli raamatukokku, kus teised õpilased saavad neid lugeda. Kas tohime sinu töö sinna panna?</p>',
  },
  website: {
    title: 'Töötaja nimi ja foto kooli kodulehel',
    description:
      '<p>Uuel kodulehel on iga töötaja juures nimi, amet ja foto. Kes fotot ei soovi, jääb nimekirja <em>ilma pildita</em>.</p>',
  },
  contacts: {
    title: 'Vanemate kontaktid klassi nimekirjas',
    description:
      '<p>Klassi vanemad soovivad omavahel suhelda. Kas teie telefoninumbrit ja e-posti aadressi tohib jagada sama klassi vanematega?</p>',
  },
  observatory: {
    title: '11.A õhtune tund Tartu tähetornis',
    description:
      '<p>Vaatleme teleskoobiga Jupiteri ja tema kuid. Algus kell 19, lõpp umbes kell 21; koju läheb igaüks ise.</p><p>Pilves ilmaga jääb tund ära.</p>',
  },
  account: {
    title: 'Kooli pilvekonto',
    description:
      '<p>Igale õpilasele tehakse kooli pilvekonto, millega saab</p><ul><li>kirjutada ühiseid dokumente</li><li>hoida faile</li><li>osaleda videotundides</li></ul><p>Konto suletakse, kui õpilane koolist lahkub.</p>',
  },
  skiing: {
    title: 'Suusapäev Kuutsemäel',
    description: '<p>7.–9. klassi suusapäev. Varustuse saab kohapealt, hind selgub jaanuaris.</p>',
  },
  survey: {
    title: 'Ülikooli uuring õpilaste uneharjumustest',
    description: '<p>Ülikool palub 10.–12. klassi õpilastel täita ankeedi. Vastused on <s>peaaegu</s> anonüümsed.</p>',
  },
  dog: {
    title: 'Lugemiskoer algklassides',
    description: '<p>Kord kuus käib koolis lugemiskoer Manni. Palume teada anda, kas lapsel on allergia.</p>',
  },
} as const satisfies Record<string, ConsentText>;
