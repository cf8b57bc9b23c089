import type { ConsentText } from '../rules/judge-text.ts';

/** What the Latvian school of the demonstration asks. */
export const TEXTS_LV = {
  volunteering: {
    title: 'Talka skolas parkā',
    description: '<p>Septembrī sakopsim skolas parku. Vai jūsu bērns drīkst piedalīties?</p>',
  },
  photos: {
    title: 'Fotografēšana un filmēšana skolā',
    description:
      '<p>Skolas pasākumos tiek fotografēts un filmēts. Lūdzam atļauju izmantot attēlus</p><ul><li>skolas tīmekļa vietnē</li><li>skolas avīzē</li></ul><p>Piekrišanu var atsaukt jebkurā laikā.</p>',
  },
  theatre: {
    title: 'Teātra izrāde Rīgā',
    description:
      '<p>10. klases brauc uz Dailes teātri. Izbraucam plkst. 16, atgriežamies <strong>ap plkst. 22.30</strong>.</p>',
  },
  exchange: {
    title: 'Skolēnu apmaiņa ar Tamme ģimnāziju',
    description: '<p>Pavasarī pie mums ciemosies skolēni no Tartu. Meklējam ģimenes, kas viesus uzņems pie sevis.</p>',
  },
} as const satisfies Record<string, ConsentText>;
