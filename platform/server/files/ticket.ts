import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { TICKET_MINUTES } from '#platform/contract/file-limits.ts';

const MINUTE_MS = 60_000;

/** What a ticket opens: one file in one size. */
export type TicketFor = { readonly file_id: number; readonly size?: number };

/**
 * Tickets are signed with the session's own key, which its cookie and its bearers share: only the session that got one can use it, no other
 * person's and not this person's next one, and there is no list of them to keep.
 */
const sign = (session_key: string, { file_id, size }: TicketFor, until: string): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', session_key, '', 'kriit file ticket', 32)))
    .update(`${file_id}/${size ?? 'whole'}/${until}`)
    .digest();

/** When a ticket that is written now runs out: within the same minute it is the same, so that a picture is fetched once. */
export const ticketEnd = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / MINUTE_MS) + TICKET_MINUTES) * MINUTE_MS);

/** Writes a ticket for the session with this key. */
export function writeTicket(session_key: string, what: TicketFor, now: Date): string {
  const until = (ticketEnd(now).getTime() / MINUTE_MS).toString(36);
  return `${until}-${sign(session_key, what, until).toString('base64url')}`;
}

/** True when this session got this ticket for this file and size, and it has not run out. */
export function isTicket(session_key: string, what: TicketFor, ticket: string, now: Date): boolean {
  const [, until = '', signature = ''] = /^([a-z0-9]{1,9})-([\w-]{43})$/.exec(ticket) ?? [];
  const given = Buffer.from(signature, 'base64url');
  const right = sign(session_key, what, until);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
  return now.getTime() < Number.parseInt(until, 36) * MINUTE_MS;
}
