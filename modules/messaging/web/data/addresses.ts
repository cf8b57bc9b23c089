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
