import { expect, it } from 'vitest';
import { hitParts } from './hit-parts.ts';

const shown = (text: string, search: string): string =>
  hitParts(text, search)
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['The trip is on Friday', 'trip', 'The [trip] is on Friday'],
  ['Matk on reedel, MATK!', 'matk', '[Matk] on reedel, [MATK]!'],
  ['a.b and a+b', 'a+b', 'a.b and [a+b]'],
  ['コートを持ってきて', 'コート', '[コート]を持ってきて'],
  ['コートを持ってきて', 'こーと', '[コート]を持ってきて'],
  ['ｺｰﾄとガッコウ', 'がっこう', 'ｺｰﾄと[ガッコウ]'],
  ['Новогодняя ёлка', 'елка', 'Новогодняя [ёлка]'],
  ['Кто звони́т?', 'звонит', 'Кто [звони́т]?'],
  ['Ounapuu ja Õunapuu', 'õunapuu', '[Ounapuu] ja [Õunapuu]'],
  ['Rīgas šķūnis', 'skunis', 'Rīgas [šķūnis]'],
  ['Die Straße', 'STRASSE', 'Die [Straße]'],
  ['Die Straße', 'stras', 'Die [Straß]e'],
  ['Le cœur reçu', 'coeur recu', 'Le [cœur] [reçu]'],
  ['nothing at all', '\u0301', 'nothing at all'],
  ['nothing here', 'else', 'nothing here'],
  [`${'x'.repeat(80)} trip`, 'trip', `…${'x'.repeat(11)} [trip]`],
  ['Homme on koosolek kell kolm', 'kell', '…on koosolek [kell] kolm'],
  ['Me saame kokku kell kolm, siis kell neli', 'kell', '…saame kokku [kell] kolm, siis [kell] neli'],
  ['Kogunemine: kell kolm', 'kell', 'Kogunemine: [kell] kolm'],
  ['明日の朝は八時に学校の門の前で会いましょう', '会い', '…校の門の前で[会い]ましょう'],
  ['Palju õnne 🎉🎉🎉🎉🎉🎉🎉 kõigile', 'kõigile', '…🎉🎉🎉🎉🎉 [kõigile]'],
])('%s, looking for %s', (text, search, expected) => {
  expect(shown(text, search)).toBe(expected);
});

it('keeps the first hit within the first letters of a row, wherever it stands', () => {
  for (let before = 0; before < 60; before++) {
    const line = shown(`${'veel sõnu '.repeat(6).slice(0, before)}kell kolm`, 'kell');
    expect(line.indexOf('[kell]'), line).toBeLessThanOrEqual(13);
    expect(line.indexOf('[kell]'), line).toBeGreaterThanOrEqual(0);
  }
});
