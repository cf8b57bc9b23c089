import { createHash, sign } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { findPerson, type People } from './people.ts';
import { type Authority, EXPIRED } from './test-authority.ts';

type Wish = { country: string; id_code: string; origin: string; nonce: string; has_expired?: boolean };

const sha384 = (text: string): Buffer => createHash('sha384').update(text).digest();

/** The cards of the demonstration, all in one reader: gives what the browser's extension would hand to a page. */
export function cardService(
  app: FastifyInstance,
  { people, authority }: { people: People; authority: Authority },
): void {
  app.post<{ Body: Wish }>('/card/authenticate', async ({ body }, reply) => {
    // The certificates are those of Estonian cards; nobody else has one.
    const person = body.country === 'EE' ? await findPerson(people, body.country, body.id_code) : null;
    if (person === null) return reply.code(404).send({ error: 'no such card' });
    const { certificate, key } = await authority.issue(person, body.has_expired ? EXPIRED : {});
    const signed = Buffer.concat([sha384(body.origin), sha384(body.nonce)]);
    return {
      unverifiedCertificate: certificate,
      algorithm: 'ES384',
      signature: sign('sha384', signed, { key, dsaEncoding: 'ieee-p1363' }).toString('base64'),
      format: 'web-eid:1.0',
    };
  });
}
