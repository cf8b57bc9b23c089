import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAuthority } from '#apps/stand-ins/test-authority.ts';
import { readConfig } from '../config.ts';
import { eidPlacesOf, openEid } from './eid-kit.ts';

let folder: string;
let authorities: string;
let nonsense: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kriit-eid-'));
  [authorities, nonsense] = [join(folder, 'authorities.pem'), join(folder, 'nonsense.pem')];
  const [one, other] = await Promise.all([openAuthority('id_card', new Date()), openAuthority('id_card', new Date())]);
  await writeFile(authorities, `${one.pem}\n${other.pem}\n`);
  await writeFile(nonsense, 'Tere!');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const placesWith = (env: Record<string, string>) => eidPlacesOf(readConfig(env));
const PIN = `${'A'.repeat(43)}=`;
const PARTY = { KRIIT_EID_UUID: '00000000-0000-4000-8000-000000000000', KRIIT_EID_NAME: 'DEMO' };

it('offers nothing that is not configured', () => {
  expect(Object.values(placesWith({})).filter((place) => place !== null)).toEqual([]);
});

it('believes the authorities of the file, and no others', () => {
  const places = placesWith({
    ...PARTY,
    KRIIT_SMART_ID_URL: 'https://rp-api.smart-id.com/v3',
    KRIIT_SMART_ID_AUTHORITIES: authorities,
    KRIIT_SMART_ID_PINS: PIN,
    KRIIT_ID_CARD_AUTHORITIES: authorities,
  });
  const kit = openEid(places);
  expect(kit.smart_id).toMatchObject({ scheme: 'smart-id', name: 'DEMO' });
  expect(kit.id_card?.trusted).toHaveLength(2);
  expect([kit.mobile_id, kit.openid, kit.demonstration]).toEqual([null, null, null]);
});

it.each([
  ['nobody to be', { KRIIT_SMART_ID_URL: 'https://rp-api.smart-id.com/v3' }, 'KRIIT_EID_UUID'],
  [
    'nobody to believe',
    { ...PARTY, KRIIT_MOBILE_ID_URL: 'https://mid.sk.ee/mid-api', KRIIT_MOBILE_ID_PINS: PIN },
    'KRIIT_MOBILE_ID_AUTHORITIES',
  ],
  ['no key to know', { ...PARTY, KRIIT_MOBILE_ID_URL: 'https://mid.sk.ee/mid-api' }, 'KRIIT_MOBILE_ID_PINS'],
  ['a key that is none', { KRIIT_SMART_ID_PINS: 'sha256//nothing' }, 'KRIIT_SMART_ID_PINS'],
  ['no such file', { KRIIT_ID_CARD_AUTHORITIES: '/nowhere/at/all.pem' }, 'KRIIT_ID_CARD_AUTHORITIES'],
  ['no secret', { KRIIT_OPENID_ISSUER: 'https://tara.ria.ee', KRIIT_OPENID_CLIENT: 'kriit' }, 'KRIIT_OPENID_SECRET'],
])('ends a start with %s in one sentence', (_name, env, word) => {
  expect(() => placesWith(env)).toThrow(word);
});

it('takes no file without certificates', () => {
  expect(() => placesWith({ KRIIT_ID_CARD_AUTHORITIES: nonsense })).toThrow('must name a file');
});
