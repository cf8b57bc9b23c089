import { expect, it } from 'vitest';
import { isSamePerson } from './same-person.ts';

const shown = { country: 'EE', id_code: '48109270016', firstname: 'KATRIN', lastname: 'ÕUNPUU' };
const known = { country: 'EE', id_code: '48109270016', firstname: 'Katrin', lastname: 'Õunpuu' };

it.each([
  ['the same code', known, true],
  ['the same code under a new name', { ...known, lastname: 'Tamm' }, true],
  ['another code with the same name', { ...known, id_code: '48109270027' }, false],
  ['the same code of another country', { ...known, country: 'LV' }, false],
  ['no code yet and the same name', { ...known, id_code: null }, true],
  ['no code yet and the name without its marks', { ...known, id_code: null, lastname: 'Ounpuu' }, true],
  ['no code yet and another name', { ...known, id_code: null, firstname: 'Kristi' }, false],
])('%s', (_name, person, is) => {
  expect(isSamePerson(person, shown).allowed).toBe(is);
});
