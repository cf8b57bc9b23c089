import { addressOf } from '#platform/contract/endpoint.ts';
import type { Actor } from '#platform/server/actor.ts';
import { writeTicket } from '#platform/server/files/ticket.ts';
import { handle } from '#platform/server/handle.ts';
import { fetchCopy } from '../contract/fetch-copy.ts';
import { COPY_DAYS } from '../contract/limits.ts';
import { listCopies as contract } from '../contract/list-copies.ts';
import { copiesOf } from './copy-store.ts';

const expiryOf = (ready_at: string): string => new Date(Date.parse(ready_at) + COPY_DAYS * 86_400_000).toISOString();

const pathFor = ({ session_key }: Actor, copy_id: number, now: Date): string =>
  addressOf(fetchCopy)
    .replace(':copyId', String(copy_id))
    .replace(':ticket', writeTicket(session_key, { file_id: copy_id }, now));

export const listCopies = handle(contract, async ({ tx, actor, now }) => ({
  copies: (await copiesOf(tx, actor)).map(({ id, asked_at, ready_at, size }) => ({
    id,
    asked_at,
    ready_at,
    size,
    expires_at: ready_at === null ? null : expiryOf(ready_at),
    path: ready_at === null ? null : pathFor(actor, id, now),
  })),
}));
