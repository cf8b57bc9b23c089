import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { findPerson, type People, type StandInPerson } from './people.ts';

export const OPENID_CLIENT = { client_id: 'kriit-demonstration', client_secret: randomBytes(24).toString('base64url') };

const PATH = '/openid';
const KEY_ID = 'demonstration';
const CODE_MS = 30_000;
const TOKEN_SECONDS = 40;

type Query = Record<string, string | undefined>;
type Given = { person: StandInPerson; query: Query; until: number };
type Keys = { publicKey: CryptoKey; privateKey: CryptoKey };

/** The way back to whoever asked, with an answer. */
function wayBack(query: Query, answer: Record<string, string>): string {
  const address = new URL(query.redirect_uri ?? '');
  for (const [name, value] of Object.entries({ ...answer, state: query.state ?? '' }))
    address.searchParams.set(name, value);
  return address.href;
}

/** Whether a header holds our client's name and secret, each encoded as forms are (RFC 6749, section 2.3.1). */
function isClient(header = ''): boolean {
  const [name = '', secret = ''] = Buffer.from(header.replace(/^Basic /, ''), 'base64')
    .toString()
    .split(':');
  const { client_id, client_secret } = OPENID_CLIENT;
  return decodeURIComponent(name) === client_id && decodeURIComponent(secret) === client_secret;
}

/** An OpenID Connect service of the demonstration, in the dialect of TARA. */
export function openidService(app: FastifyInstance, kit: { people: People; kriit: string; url: () => string }): void {
  const codes = new Map<string, Given>();
  let made: Promise<Keys> | null = null;
  const keys = () => {
    made ??= generateKeyPair('RS256');
    return made;
  };
  const issuer = () => `${kit.url()}${PATH}`;
  // Nobody is sent anywhere but back to Kriit, by whichever name of this machine they reached it.
  const known = new URL(kit.kriit);
  const isOurs = (query: Query): boolean => {
    const back = URL.parse(query.redirect_uri ?? '');
    const isHere = back !== null && ['localhost', '127.0.0.1', known.hostname].includes(back.hostname);
    return isHere && back.port === known.port && query.client_id === OPENID_CLIENT.client_id;
  };

  app.get(`${PATH}/.well-known/openid-configuration`, async () => ({
    issuer: issuer(),
    authorization_endpoint: `${issuer()}/authorize`,
    token_endpoint: `${issuer()}/token`,
    jwks_uri: `${issuer()}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
  }));

  app.get(`${PATH}/jwks`, async () => ({
    keys: [{ ...(await exportJWK((await keys()).publicKey)), kid: KEY_ID, use: 'sig', alg: 'RS256' }],
  }));

  app.get<{ Querystring: Query }>(`${PATH}/answer`, async ({ query }, reply) => {
    if (!isOurs(query)) return reply.code(400).send({ error: 'invalid_request' });
    const person = await findPerson(kit.people, query.country ?? '', query.id_code ?? '');
    if (!person) return reply.redirect(wayBack(query, { error: 'user_cancel' }));
    const code = randomBytes(24).toString('base64url');
    codes.set(code, { person, query, until: Date.now() + CODE_MS });
    return reply.redirect(wayBack(query, { code }));
  });

  app.post<{ Body: Query }>(`${PATH}/token`, async ({ body, headers }, reply) => {
    if (!isClient(headers.authorization)) return reply.code(401).send({ error: 'invalid_client' });
    const given = codes.get(body.code ?? '');
    codes.delete(body.code ?? '');
    const challenge = createHash('sha256')
      .update(body.code_verifier ?? '')
      .digest('base64url');
    if (!given || given.until < Date.now() || given.query.code_challenge !== challenge)
      return reply.code(400).send({ error: 'invalid_grant' });
    const { person, query } = given;
    const id_token = await new SignJWT({
      nonce: query.nonce,
      acr: 'high',
      amr: ['idcard'],
      profile_attributes: { given_name: person.firstname, family_name: person.lastname },
    })
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
      .setIssuer(issuer())
      .setAudience(OPENID_CLIENT.client_id)
      .setSubject(`${person.country}${person.id_code}`)
      .setIssuedAt()
      .setExpirationTime(`${TOKEN_SECONDS}s`)
      .sign((await keys()).privateKey);
    return {
      access_token: randomBytes(16).toString('base64url'),
      token_type: 'bearer',
      expires_in: TOKEN_SECONDS,
      id_token,
    };
  });
}
