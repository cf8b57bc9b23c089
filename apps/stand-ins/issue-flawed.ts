import { X509Certificate } from 'node:crypto';
import type { StandInPerson } from './people.ts';
import { type Authority, EXPIRED, type Issued } from './test-authority.ts';
import type { Turn } from './turns.ts';

/** Gives a certificate for a person, a good one or one that Kriit has to refuse. */
export type Issue = (authority: Authority, person: StandInPerson, flaw?: Turn['flaw']) => Promise<Issued>;

/** What is revoked is noted where the authority answers questions about it. */
export const issuing =
  (revoked: Set<string>): Issue =>
  async (authority, person, flaw) => {
    const issued = await authority.issue(person, flaw === 'expired' ? EXPIRED : {});
    if (flaw === 'revoked') revoked.add(new X509Certificate(Buffer.from(issued.certificate, 'base64')).serialNumber);
    return issued;
  };
