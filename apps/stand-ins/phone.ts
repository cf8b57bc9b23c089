import type { FastifyInstance } from 'fastify';
import { findPerson, type People } from './people.ts';
import type { Turn, Turns } from './turns.ts';

/** What a phone can answer, and how each service names it. */
const ANSWERS: Readonly<Record<string, Readonly<Record<Turn['service'], string>>>> = {
  confirm: { smart_id: 'OK', mobile_id: 'OK' },
  expired: { smart_id: 'OK', mobile_id: 'OK' },
  refuse: { smart_id: 'USER_REFUSED', mobile_id: 'USER_CANCELLED' },
  wrong_code: { smart_id: 'WRONG_VC', mobile_id: 'SIGNATURE_HASH_MISMATCH' },
  time_out: { smart_id: 'TIMEOUT', mobile_id: 'TIMEOUT' },
  absent: { smart_id: 'TIMEOUT', mobile_id: 'PHONE_ABSENT' },
  unusable: { smart_id: 'DOCUMENT_UNUSABLE', mobile_id: 'NOT_MID_CLIENT' },
};

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
    const answer = ANSWERS[String(body.answer)];
    if (!turn || !answer) return reply.code(404).send({ done: false });
    turn.has_expired ??= body.answer === 'expired';
    turn.result ??= answer[turn.service];
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
