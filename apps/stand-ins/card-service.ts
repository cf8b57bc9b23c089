import { createHash, sign } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Issue } from './issue-flawed.ts';
import { findPerson, type People } from './people.ts';
import type { Authority } from './test-authority.ts';
import type { Turn } from './turns.ts';

type Wish = { country: string; id_code: string; origin: string; nonce: string; flaw?: Turn['flaw'] };

const sha384 = (text: string): Buffer => createHash('sha384').update(text).digest();

/** The cards of the demonstration, all in one reader: gives what the browser's extension would hand to a page. */
export function cardService(
  app: FastifyInstance,
  { people, authority, issue }: { people: People; authority: Authority; issue: Issue },
): void {
  app.post<{ Body: Wish }>('/card/authenticate', async ({ body }, reply) => {
    // The certificates are those of Estonian cards; nobody else has one.
    const person = body.country === 'EE' ? await findPerson(people, body.country, body.id_code) : null;
    if (person === null) return reply.code(404).send({ error: 'no such card' });
    const { certificate, key } = await issue(authority, person, body.flaw);
    const signed = Buffer.concat([sha384(body.origin), sha384(body.nonce)]);
    return {
      unverifiedCertificate: certificate,
      algorithm: 'ES384',
      signature: sign('sha384', signed, { key, dsaEncoding: 'ieee-p1363' }).toString('base64'),
      format: 'web-eid:1.0',
    };
  });
}
