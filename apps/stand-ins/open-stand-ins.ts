import Fastify, { type FastifyInstance } from 'fastify';
import { cardService } from './card-service.ts';
import { issuing } from './issue-flawed.ts';
import { mobileIdService } from './mobile-id-service.ts';
import { OCSP_PATH, ocspService } from './ocsp-service.ts';
import { OPENID_CLIENT, openidService } from './openid-service.ts';
import { type People, peopleOf } from './people.ts';
import { servePhone } from './phone.ts';
import { smartIdService } from './smart-id-service.ts';
import { serveFiles } from './stand-in-files.ts';
import { type EidKind, openAuthority } from './test-authority.ts';
import { openTurns } from './turns.ts';

// Only this machine reaches it, and browsers take it for another site than localhost.
const ADDRESS = '127.0.0.1';

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** A relying party that exists here alone. */
const PARTY = { uuid: '00000000-0000-4000-8000-000000000000', name: 'DEMO' };

/** The pages of other sites answer no phone; what sends no such header is no browser. */
function guard(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    const site = request.headers['sec-fetch-site'];
    const isForeign = typeof site === 'string' && !['same-origin', 'none'].includes(site);
    const isVisit = request.headers['sec-fetch-mode'] === 'navigate' && request.method === 'GET';
    if (isForeign && !isVisit) await reply.code(403).send({ error: 'foreign page' });
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

type Options = {
  /** Where Kriit is, for the way back from the OpenID service. */
  readonly kriit: string;
  /** Who has an eID; whoever Kriit says, unless a story knows better. */
  readonly people?: People;
};

/** Opens services that speak the protocols of the real ones, with an authority of their own and phones on a page. */
export async function openStandIns({ kriit, people = peopleOf(kriit) }: Options) {
  const app = Fastify({ forceCloseConnections: true });
  const now = new Date();
  const turns = openTurns();
  let origin = '';
  const url = () => origin;
  const open = (kind: EidKind) => openAuthority(kind, now, () => `${origin}${OCSP_PATH}/${kind}`);
  const [smart_id, mobile_id, id_card] = await Promise.all([open('smart_id'), open('mobile_id'), open('id_card')]);
  guard(app);
  const revoked = ocspService(app, [smart_id, mobile_id, id_card]);
  const issue = issuing(revoked);
  const smartId = smartIdService(app, { turns, people, authority: smart_id, issue, url });
  mobileIdService(app, { turns, people, authority: mobile_id, issue });
  cardService(app, { people, authority: id_card, issue });
  openidService(app, { people, kriit, url });
  servePhone(app, { turns, people, ...smartId });
  serveFiles(app);
  origin = await app.listen({ host: ADDRESS, port: 0 });
  return {
    /** What Kriit is configured with in order to reach them. */
    places: {
      smart_id: {
        ...PARTY,
        url: `${origin}/smart-id/v3`,
        scheme: 'smart-id-demo',
        authorities: smart_id.pem,
        pins: [],
      },
      mobile_id: { ...PARTY, url: `${origin}/mobile-id`, authorities: mobile_id.pem, pins: [] },
      id_card: { authorities: id_card.pem },
      openid: { ...OPENID_CLIENT, issuer: `${origin}/openid`, scope: 'openid' },
      demonstration: { phone_url: `${origin}/phone`, card_url: `${origin}/card/authenticate` },
    },
    origin,
    turns,
    /** The serial numbers of certificates that were revoked, as a set that stories write into. */
    revoked,
    authorities: { smart_id, mobile_id, id_card },
    close: () => app.close(),
  };
}

export type StandIns = Awaited<ReturnType<typeof openStandIns>>;
