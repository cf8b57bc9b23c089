import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  ClientSecretBasic,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { EidFault, type EidPerson, insist } from './eid-fault.ts';

/** An OpenID Connect service such as TARA or eeID, and what we are there. */
export type OpenidSettings = {
  readonly issuer: string;
  readonly client_id: string;
  readonly client_secret: string;
  readonly scope: string;
};

export type OpenidKit = OpenidSettings & {
  /** The service's own description of itself, asked for once. */
  configuration(): Promise<Configuration>;
};

/** What has to be remembered of one turn. */
export type OpenidTurn = {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirect_uri: string;
};

/** Which kind of eID stood behind it, as TARA names them. */
const METHODS = { idcard: 'id_card', mID: 'mobile_id', smartid: 'smart_id' } as const;
/** What a scope asks for by name, as the answer calls it; `eidas:country:fi` is a kind of `eidas`. */
const ASKED_BY: Readonly<Record<string, string>> = {
  idcard: 'idcard',
  mid: 'mID',
  smartid: 'smartid',
  eidas: 'eIDAS',
  eidasonly: 'eIDAS',
};
const LEVELS = ['substantial', 'high'];

/** Whether we asked for a method; a scope that names none takes whatever the service offers. */
function isAskedFor(method: string, scope: string): boolean {
  const asked = scope.split(' ').flatMap((word) => ASKED_BY[word.split(':', 1)[0] ?? ''] ?? []);
  return asked.length === 0 || asked.includes(method);
}

/** Gets ready to speak with a service; a failed first question is asked again the next time. */
export function openOpenid(settings: OpenidSettings): OpenidKit {
  let known: Promise<Configuration> | null = null;
  const { issuer, client_id, client_secret } = settings;
  // Only a service on this machine may be spoken with in the open.
  const local = ['localhost', '127.0.0.1'].includes(new URL(issuer).hostname) ? [allowInsecureRequests] : [];
  const ask = () =>
    discovery(new URL(issuer), client_id, undefined, ClientSecretBasic(client_secret), {
      execute: [enableNonRepudiationChecks, ...local],
    });
  return {
    ...settings,
    configuration() {
      known ??= ask().catch((error: unknown) => {
        known = null;
        throw new EidFault('service_away', (error as Error).name);
      });
      return known;
    },
  };
}

/** Where the browser goes to show who its person is, and what to remember until it comes back. */
export async function startOpenid(
  kit: OpenidKit,
  redirect_uri: string,
  language: string,
): Promise<{ turn: OpenidTurn; url: string }> {
  const configuration = await kit.configuration();
  const turn = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier(), redirect_uri };
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri,
    scope: kit.scope,
    state: turn.state,
    nonce: turn.nonce,
    code_challenge: await calculatePKCECodeChallenge(turn.verifier),
    code_challenge_method: 'S256',
    acr_values: 'substantial',
    ui_locales: language,
  });
  return { turn, url: url.href };
}

/** Whether a service has failed by itself, which may pass, rather than brought an answer that does not hold. */
const isAway = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof AuthorizationResponseError && ['temporarily_unavailable', 'server_error'].includes(error.error)) ||
  (error instanceof ClientError && error.cause instanceof Response && error.cause.status >= 500);

type Attributes = { given_name?: unknown; family_name?: unknown };

/** The person behind a returned answer: its signature, issuer, audience, time, nonce, state, level and method all hold. */
export async function finishOpenid(
  kit: OpenidKit,
  turn: OpenidTurn,
  query: string,
): Promise<{ person: EidPerson; by: 'id_card' | 'mobile_id' | 'smart_id' | 'openid' }> {
  const given = new URLSearchParams(query);
  if (['user_cancel', 'access_denied'].includes(given.get('error') ?? ''))
    throw new EidFault('cancelled', 'the person turned back');
  const configuration = await kit.configuration();
  const address = new URL(turn.redirect_uri);
  address.search = given.toString();
  const tokens = await authorizationCodeGrant(configuration, address, {
    expectedState: turn.state,
    expectedNonce: turn.nonce,
    pkceCodeVerifier: turn.verifier,
    idTokenExpected: true,
  }).catch((error: unknown) => {
    throw new EidFault(isAway(error) ? 'service_away' : 'not_accepted', (error as Error).name);
  });
  const claims = tokens.claims();
  insist(claims !== undefined, 'no id token');
  insist(LEVELS.includes(String(claims.acr)), 'a lower level than was asked for');
  const [, country, id_code] = /^([A-Z]{2})([0-9][0-9-]{5,20})$/.exec(claims.sub) ?? [];
  insist(country !== undefined && id_code !== undefined, 'the answer names no person');
  const names = (claims.profile_attributes ?? {}) as Attributes;
  const [method = ''] = Array.isArray(claims.amr) ? claims.amr.map(String) : [];
  insist(isAskedFor(method, kit.scope), 'a method that was not asked for');
  const by = Object.entries(METHODS).find(([name]) => name === method)?.[1] ?? 'openid';
  const person = {
    country,
    id_code,
    firstname: String(names.given_name ?? ''),
    lastname: String(names.family_name ?? ''),
  };
  return { person, by };
}
