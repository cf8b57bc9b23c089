import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, Moment, nullable } from '#platform/contract/shapes.ts';

export const Passkey = Type.Object({
  id: Id,
  name: Type.String(),
  /** The browser and its system that made it, by the names that people know. */
  device: nullable(Type.String()),
  /** Kept by a password manager on all devices of the person, and not on one alone. */
  is_synced: Type.Boolean(),
  added_at: Moment,
  last_used_at: nullable(Moment),
});

/** The passkeys of whoever is signed in, the newest first. */
export const listPasskeys = endpoint('GET /user/me/passkeys', {
  answer: Type.Object({ passkeys: Type.Array(Passkey) }),
});
