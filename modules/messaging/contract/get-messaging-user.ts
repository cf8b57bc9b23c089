import { endpoint } from '#platform/contract/endpoint.ts';
import { User } from './shapes.ts';

/** Who is writing (S2 section 3, "User"). */
export const getMessagingUser = endpoint('GET /v2/users/me', {
  answer: User,
});
