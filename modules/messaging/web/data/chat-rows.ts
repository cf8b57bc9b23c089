import { dayIn, parseMoment } from '#platform/contract/dates.ts';
import type { Message } from '../../contract/shapes.ts';
import type { Placeholder, Talk } from './talk.ts';

/** One line of a conversation on screen. */
export type ChatRow =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'new'; key: string }
  | { kind: 'system'; key: string; message: Message }
  | {
      kind: 'message';
      key: string;
      message: Message;
      /** Whether it begins and whether it ends what one person says without a break. */
      starts: boolean;
      ends: boolean;
    }
  | { kind: 'placeholder'; key: string; placeholder: Placeholder };

/** Somebody who goes on within this time goes on with the same thing. */
const BREAK_MS = 10 * 60_000;

const goesOn = (before: Message | undefined, after: Message | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  before.message_type !== 'system' &&
  after.message_type !== 'system' &&
  before.author_user_id === after.author_user_id &&
  Date.parse(after.creation_date) - Date.parse(before.creation_date) < BREAK_MS;

/** Clocks differ by quarters of an hour, so that no day begins within one. */
const QUARTER_MS = 15 * 60_000;
/** Far more than anybody scrolls through. */
const MOST_KEPT = 10_000;

/** Kept for the quarters that were looked up: messages lie close together, and looking a day up is slow. */
const known = { time_zone: '', days: new Map<number, string>() };

function dayOf({ creation_date }: Message, time_zone: string): string {
  if (known.time_zone !== time_zone || known.days.size > MOST_KEPT) {
    known.time_zone = time_zone;
    known.days.clear();
  }
  const moment = parseMoment(creation_date);
  const quarter = Math.floor(moment.getTime() / QUARTER_MS);
  const day = known.days.get(quarter) ?? dayIn(time_zone, moment);
  known.days.set(quarter, day);
  return day;
}

/** The lines of a conversation: days between the messages, where the new ones begin, and what is on its way. */
export function chatRows({ messages, placeholders, first_unread, older, newer }: Talk, time_zone: string): ChatRow[] {
  const rows: ChatRow[] = [];
  const days = messages.map((message) => dayOf(message, time_zone));
  const isApart = (at: number): boolean =>
    days[at] !== days[at - 1] || messages[at]?.message_id === first_unread || !goesOn(messages[at - 1], messages[at]);
  for (const [at, message] of messages.entries()) {
    const day = days[at] ?? '';
    // Whether the day begins here is not known while older messages are not; later it would come in between.
    const isKnown = at > 0 || older === null;
    if (isKnown && day !== days[at - 1]) rows.push({ kind: 'day', key: `day-${day}`, day });
    if (message.message_id === first_unread) rows.push({ kind: 'new', key: 'new' });
    const key = `message-${message.message_id}`;
    if (message.message_type === 'system') rows.push({ kind: 'system', key, message });
    else {
      const isLast = at === messages.length - 1;
      rows.push({ kind: 'message', key, message, starts: isApart(at), ends: isLast || isApart(at + 1) });
    }
  }
  // What is on its way stands at the very end, which may not be fetched yet.
  if (newer === null)
    for (const placeholder of placeholders)
      rows.push({ kind: 'placeholder', key: `own-${placeholder.client_id}`, placeholder });
  return rows;
}
