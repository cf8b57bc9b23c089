import { p256 } from '@noble/curves/nist.js';
import type { FastifyInstance } from 'fastify';
import type { Issue } from './issue-flawed.ts';
import { findPerson, type People, SELF_ANSWERING } from './people.ts';
import type { Authority } from './test-authority.ts';
import { AWAY, answered, type Turn, type Turns } from './turns.ts';

type Asked = { phoneNumber: string; nationalIdentityNumber: string; hash: string; displayText?: string };

const COUNTRIES: Readonly<Record<string, string>> = { '+372': 'EE', '+370': 'LT' };

function codeOf({ hash }: Asked): string {
  const bytes = Buffer.from(hash, 'base64');
  return String((((bytes[0] ?? 0) & 0xfc) << 5) | ((bytes.at(-1) ?? 0) & 0x7f)).padStart(4, '0');
}

/** A Mobile-ID service of the demonstration: everybody there has it, on whichever number of the country. */
export function mobileIdService(
  app: FastifyInstance,
  kit: { turns: Turns; people: People; authority: Authority; issue: Issue },
): void {
  const { turns, people, authority } = kit;
  const sessions = new Map<string, { turn: Turn; asked: Asked }>();

  app.post<{ Body: Asked }>('/mobile-id/authentication', async ({ body }, reply) => {
    const country = COUNTRIES[body.phoneNumber.slice(0, 4)];
    if (country === undefined)
      return reply.code(400).send({ error: 'phoneNumber must contain of + and numbers(8-30)' });
    const person = await findPerson(people, country, body.nationalIdentityNumber);
    const result = SELF_ANSWERING.get(body.nationalIdentityNumber) ?? (person ? null : 'NOT_MID_CLIENT');
    const turn = turns.begin({
      service: 'mobile_id',
      person,
      text: body.displayText ?? '',
      code: codeOf(body),
      result,
    });
    sessions.set(turn.id, { turn, asked: body });
    return { sessionID: turn.id };
  });

  app.get<{ Params: { id: string }; Querystring: { timeoutMs?: string } }>(
    '/mobile-id/authentication/session/:id',
    async ({ params, query }, reply) => {
      const session = turns.find(params.id) && sessions.get(params.id);
      if (!session) return reply.code(404).send({ error: 'session not found' });
      const { turn, asked } = session;
      if (!(await answered(turn, Number(query.timeoutMs ?? 10_000)))) return { state: 'RUNNING' };
      if (turn.result === AWAY) return reply.code(500).send({ error: 'Internal error' });
      if (turn.result !== 'OK' || turn.person === null) return { state: 'COMPLETE', result: turn.result };
      const { certificate, key } = await kit.issue(authority, turn.person, turn.flaw);
      const scalar = Buffer.from(key.export({ format: 'jwk' }).d ?? '', 'base64url');
      // The phone only ever sees the digest, which Node would hash once more.
      const signature = p256.sign(new Uint8Array(Buffer.from(asked.hash, 'base64')), new Uint8Array(scalar), {
        prehash: false,
      });
      return {
        state: 'COMPLETE',
        result: 'OK',
        signature: { value: Buffer.from(signature).toString('base64'), algorithm: 'SHA256WithECEncryption' },
        cert: certificate,
      };
    },
  );
}
