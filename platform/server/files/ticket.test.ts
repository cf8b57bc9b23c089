import { describe, expect, test } from 'vitest';
import { TICKET_MINUTES } from '#platform/contract/file-limits.ts';
import { isTicket, ticketEnd, writeTicket } from './ticket.ts';

const now = new Date('2026-11-15T10:00:20Z');
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);
const what = { file_id: 7, size: 96 };
const ticket = writeTicket('token', what, now);

describe('a ticket', () => {
  test('opens its file in its size to its session', () => {
    expect(isTicket('token', what, ticket, now)).toBe(true);
    expect(isTicket('other', what, ticket, now)).toBe(false);
    expect(isTicket('token', { file_id: 8, size: 96 }, ticket, now)).toBe(false);
    expect(isTicket('token', { file_id: 7, size: 320 }, ticket, now)).toBe(false);
    expect(isTicket('token', { file_id: 7 }, ticket, now)).toBe(false);
  });

  test('is the same within a minute and never good for longer than it may be', () => {
    expect(writeTicket('token', what, later(39))).toBe(ticket);
    expect(writeTicket('token', what, later(40))).not.toBe(ticket);
    expect(ticketEnd(now).getTime() - now.getTime()).toBeLessThanOrEqual(TICKET_MINUTES * 60_000);
    expect(isTicket('token', what, ticket, later(279))).toBe(true);
    expect(isTicket('token', what, ticket, later(280))).toBe(false);
  });

  test('cannot be given a longer life, nor be made up', () => {
    const [, signature] = ticket.split('-', 2);
    for (const made of [`zzzzzzz-${signature}`, ticket.slice(0, -1), `${ticket}a`, '', '-', 'a-b'])
      expect(isTicket('token', what, made, now)).toBe(false);
  });
});
