/** Where the school's side of journals is kept. */
export const NEW_JOURNAL = '/journal/new';
export const WHITEBOARD = '/journal/whiteboard';
export const FREE_DAYS = '/journal/free-days';
export const CREDIT_RANGES = '/journal/credit-ranges';
export const settingsPath = (id: number): string => `/journal/${id}/settings`;
