import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, Moment, nullable, oneOf } from '#platform/contract/shapes.ts';
import { PROOFS } from './proofs.ts';

/** Where an address is, as far as it can be told without asking anybody. */
const PLACES = ['this_computer', 'this_network', 'local_network', 'unknown'] as const;
export type Place = (typeof PLACES)[number];

const Session = Type.Object({
  id: Id,
  /** The browser and its system, by the names that people know. */
  device: nullable(Type.String()),
  /** The number under which a notice speaks of the device, while it is remembered. */
  device_id: nullable(Id),
  is_mobile: Type.Boolean(),
  address: Type.String(),
  place: oneOf(PLACES),
  method: oneOf([...PROOFS, 'launch'] as const),
  signed_in_at: Moment,
  last_used_at: Moment,
  is_current: Type.Boolean(),
});

/** Where one is signed in: here first, so that nobody has to look for themselves, then the most recently used. */
export const listSessions = endpoint('GET /user/me/sessions', {
  answer: Type.Object({ sessions: Type.Array(Session) }),
});
