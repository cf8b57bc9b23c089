import { isDay } from '#platform/contract/dates.ts';
import { ID_MAX } from '#platform/contract/shapes.ts';
import type { Place } from './keep-talk.ts';

/** Where the list stands alone, and where a conversation stands beside it. */
export const OVERVIEW = '/messaging/overview';
export const MAIN = '/messaging/main';
export const NEW_CONVERSATION = '/messaging/main/contacts/new';
export const NEW_ANNOUNCEMENT = '/messaging/main/contacts/announcement';

/** The address of a conversation; `message_id` opens it at that message. */
export const conversationPath = (groupId: number, message_id?: number): string =>
  `${MAIN}/${groupId}${message_id === undefined ? '' : `?message=${message_id}`}`;

/** The address of a conversation on a day. */
export const conversationDayPath = (groupId: number, day: string): string => `${MAIN}/${groupId}?day=${day}`;

/** The id that a part of an address is; null where nothing can have it. */
export const idIn = (text: string | null | undefined): number | null =>
  /^[1-9]\d{0,9}$/.test(text ?? '') && Number(text) <= ID_MAX ? Number(text) : null;

/** Wherever one stopped reading. Always the same one, so that what was drawn for it is not drawn anew. */
export const ANYWHERE: Place = {};

/** Where an address wants its conversation to be opened. */
export function placeIn(params: URLSearchParams): Place {
  const around = idIn(params.get('message'));
  const date = params.get('day') ?? '';
  if (around !== null) return { around };
  return isDay(date) ? { date } : ANYWHERE;
}
