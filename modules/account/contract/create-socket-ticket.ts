import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';

/** Gives the access token with which one socket registers; good once, for a minute. */
export const createSocketTicket = endpoint('POST /socket-ticket', {
  answer: Type.Object({ access_token: Type.String() }),
  quiet: true,
  secret: true,
});
