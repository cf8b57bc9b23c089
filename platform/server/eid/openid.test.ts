import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishOpenid, type OpenidKit, openOpenid, startOpenid } from './openid.ts';

type Said = { claims: Record<string, unknown>; signed_by: 'known' | 'stranger'; fails?: number };

let server: Server;
let kit: OpenidKit;
let issuer = '';
let said: Said;
const BACK = 'http://localhost:3000/login/openid';

/** What an honest service says of somebody. */
const honest = (nonce: string) => ({
  nonce,
  aud: 'kriit',
  iss: issuer,
  sub: 'EE60001019906',
  acr: 'high',
  amr: ['mID'],
  profile_attributes: { given_name: 'MARY ÄNN', family_name: 'O’CONNEŽ' },
});

beforeAll(async () => {
  const [known, stranger] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const keys = { known, stranger };
  server = createServer(async ({ url = '' }, response) => {
    const send = (body: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.includes('openid-configuration'))
      return send({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ['RS256'],
      });
    if (url.includes('jwks'))
      return send({ keys: [{ ...(await exportJWK(known.publicKey)), kid: '1', alg: 'RS256' }] });
    if (said.fails) return response.writeHead(said.fails).end();
    if (said.fails === 0) return response.destroy();
    const seconds = Math.floor(Date.now() / 1000);
    const id_token = await new SignJWT({ iat: seconds, exp: seconds + 40, ...said.claims })
      .setProtectedHeader({ alg: 'RS256', kid: '1' })
      .sign(keys[said.signed_by].privateKey);
    send({ access_token: 'a', token_type: 'bearer', id_token });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  kit = openOpenid({ issuer, client_id: 'kriit', client_secret: 'secret', scope: 'openid' });
});
afterAll(() => server.close());

async function answering(change: Said['claims'], signed_by: Said['signed_by'] = 'known', scope = kit.scope) {
  const { turn } = await startOpenid(kit, BACK, 'et');
  said = { claims: { ...honest(turn.nonce), ...change }, signed_by };
  return finishOpenid({ ...kit, scope }, turn, `code=c&state=${turn.state}`);
}

it('sends the browser with a state, a nonce and a challenge of its own', async () => {
  const [one, other] = [await startOpenid(kit, BACK, 'et'), await startOpenid(kit, BACK, 'et')];
  const query = new URL(one.url).searchParams;
  expect(query.get('redirect_uri')).toBe(BACK);
  expect(query.get('code_challenge_method')).toBe('S256');
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(query.get(name)).not.toBe(new URL(other.url).searchParams.get(name));
});

it('knows the person and by which eID they were known there', async () => {
  const { person, by } = await answering({});
  expect(person).toEqual({ country: 'EE', id_code: '60001019906', firstname: 'MARY ÄNN', lastname: 'O’CONNEŽ' });
  expect(by).toBe('mobile_id');
  expect((await answering({ amr: ['eIDAS'] })).by).toBe('openid');
});

it.each([
  ['another nonce', { nonce: 'other' }],
  ['another audience', { aud: 'somebody' }],
  ['another issuer', { iss: 'https://tara.example' }],
  ['what is over', { exp: Math.floor(Date.now() / 1000) - 60 }],
  ['what counts only later', { nbf: Math.floor(Date.now() / 1000) + 3600 }],
  ['a low level', { acr: 'low' }],
  ['no person', { sub: 'somebody' }],
])('refuses %s', async (_name, claims) => {
  await expect(answering(claims)).rejects.toMatchObject({ outcome: 'not_accepted' });
});

it('bears a clock that is seconds apart', async () => {
  const seconds = Math.floor(Date.now() / 1000);
  for (const claims of [{ exp: seconds - 10 }, { iat: seconds + 10, nbf: seconds + 10 }])
    await expect(answering(claims)).resolves.toMatchObject({ person: { country: 'EE' } });
});

it.each([
  ['openid idcard mid', ['mID'], true],
  ['openid idcard smartid', ['mID'], false],
  ['openid idcard', ['eIDAS'], false],
  ['openid eidas:country:fi', ['eIDAS'], true],
  ['openid idcard', undefined, false],
  ['openid email', ['smartid'], true],
])('with the scope %s takes %s: %s', async (scope, amr, isTaken) => {
  const answer = answering({ amr }, 'known', scope);
  if (isTaken) await expect(answer).resolves.toMatchObject({ person: { country: 'EE' } });
  else await expect(answer).rejects.toMatchObject({ outcome: 'not_accepted' });
});

it('refuses what the service has not signed', async () => {
  await expect(answering({}, 'stranger')).rejects.toMatchObject({ outcome: 'not_accepted' });
});

it('says that a service is away which fails by itself', async () => {
  const { turn } = await startOpenid(kit, BACK, 'et');
  for (const [fails, outcome] of [
    [0, 'service_away'],
    [503, 'service_away'],
    [400, 'not_accepted'],
  ] as const) {
    said = { claims: {}, signed_by: 'known', fails };
    await expect(finishOpenid(kit, turn, `code=c&state=${turn.state}`)).rejects.toMatchObject({ outcome });
  }
  const shut = finishOpenid(kit, turn, `error=temporarily_unavailable&state=${turn.state}`);
  await expect(shut).rejects.toMatchObject({ outcome: 'service_away' });
});

it('refuses the answer to another question, and hears when somebody turned back', async () => {
  const { turn } = await startOpenid(kit, BACK, 'et');
  said = { claims: honest(turn.nonce), signed_by: 'known' };
  await expect(finishOpenid(kit, turn, 'code=c&state=other')).rejects.toMatchObject({ outcome: 'not_accepted' });
  await expect(finishOpenid(kit, turn, '')).rejects.toMatchObject({ outcome: 'not_accepted' });
  const back = finishOpenid(kit, turn, `error=user_cancel&state=${turn.state}`);
  await expect(back).rejects.toMatchObject({ outcome: 'cancelled' });
});
