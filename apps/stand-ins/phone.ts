import type { FastifyInstance } from 'fastify';
import { findPerson, type People } from './people.ts';
import { AWAY, type Turn, type Turns } from './turns.ts';

/** What can happen on a phone beside yes and no, and how its service names it: every published end of a session. */
const ENDS: Readonly<Record<Turn['service'], Readonly<Record<string, string>>>> = {
  smart_id: {
    wrong_code: 'WRONG_VC',
    refuse_screen: 'USER_REFUSED_INTERACTION',
    refuse_choice: 'USER_REFUSED_CERT_CHOICE',
    time_out: 'TIMEOUT',
    unusable: 'DOCUMENT_UNUSABLE',
    account: 'ACCOUNT_UNUSABLE',
    old_app: 'REQUIRED_INTERACTION_NOT_SUPPORTED_BY_APP',
    expired: 'OK',
    revoked: 'OK',
    protocol: 'PROTOCOL_FAILURE',
    linked: 'EXPECTED_LINKED_SESSION',
    server: 'SERVER_ERROR',
    away: AWAY,
  },
  mobile_id: {
    time_out: 'TIMEOUT',
    absent: 'PHONE_ABSENT',
    undelivered: 'DELIVERY_ERROR',
    unusable: 'NOT_MID_CLIENT',
    sim: 'SIM_ERROR',
    mismatch: 'SIGNATURE_HASH_MISMATCH',
    expired: 'OK',
    revoked: 'OK',
    away: AWAY,
  },
};
const REFUSED: Readonly<Record<Turn['service'], string>> = { smart_id: 'USER_REFUSED', mobile_id: 'USER_CANCELLED' };

const endOf = (service: Turn['service'], answer: string): string | undefined =>
  answer === 'confirm' ? 'OK' : answer === 'refuse' ? REFUSED[service] : ENDS[service][answer];

/** What links call the languages of the page. */
const LANGUAGES: Readonly<Record<string, string>> = {
  eng: 'en',
  est: 'et',
  rus: 'ru',
  lav: 'lv',
  deu: 'de',
  fra: 'fr',
  jpn: 'ja',
};

const shown = ({ id, service, person, text, code }: Turn) => ({
  id,
  service,
  name: person ? `${person.firstname} ${person.lastname}` : '',
  text,
  code,
  more: Object.keys(ENDS[service]),
});

/** The phones of the demonstration, all on one page: what waits on them, and what their owners do. */
export function servePhone(
  app: FastifyInstance,
  {
    turns,
    people,
    scan,
    wayBack,
  }: { turns: Turns; people: People; scan: (link: string) => Turn | null; wayBack: (turn: Turn) => string | null },
): void {
  app.get('/phone/requests', async () => turns.waiting().map(shown));

  app.get('/phone/people', async () =>
    (await people()).map(({ country, id_code, firstname, lastname }) => ({
      country,
      id_code,
      name: `${firstname} ${lastname}`,
    })),
  );

  app.post<{ Body: { id?: unknown; answer?: unknown } }>('/phone/answer', async ({ body }, reply) => {
    const turn = turns.find(String(body.id));
    const end = turn && endOf(turn.service, String(body.answer));
    if (!turn || !end) return reply.code(404).send({ done: false });
    if (turn.result === null && (body.answer === 'expired' || body.answer === 'revoked')) turn.flaw = body.answer;
    turn.result ??= end;
    return { done: true, way_back: wayBack(turn) };
  });

  // A link of Kriit's that opens the app on the same device: here the app is this page.
  app.get<{ Querystring: { lang?: string } }>('/device-link', async ({ query, url, protocol, host }, reply) => {
    const address = new URLSearchParams({
      lang: LANGUAGES[query.lang ?? ''] ?? 'en',
      link: `${protocol}://${host}${url}`,
    });
    return reply.redirect(`/phone?${address}`);
  });

  // The shape of the vendor's own mock of a phone: a link, and whose phone scanned it.
  app.post<{ Body: { documentNumber?: unknown; deviceLink?: unknown } }>(
    '/mock/device-link',
    async ({ body }, reply) => {
      const turn = scan(String(body.deviceLink));
      const [, country = '', id_code = ''] =
        /^PNO([A-Z]{2})-(.+?)(?:-[A-Z0-9]{4}-N?Q)?$/.exec(String(body.documentNumber)) ?? [];
      const person = await findPerson(people, country, id_code);
      if (!turn || !person) return reply.code(404).send({ done: false });
      turn.person ??= person;
      return { done: true };
    },
  );
}
