import { handle } from '#platform/server/handle.ts';
import { createSocketTicket as contract } from '../contract/create-socket-ticket.ts';
import { openTicket } from './socket-ticket-store.ts';

export const createSocketTicket = handle(contract, async ({ tx, actor, now }) => ({
  access_token: await openTicket(tx, actor.session_id, now),
}));
