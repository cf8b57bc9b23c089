/** Where the school's side of journals is kept. */
export const NEW_JOURNAL = '/journal/new';
export const WHITEBOARD = '/journal/whiteboard';
export const WORKPLANS = '/journal/workplans';
export const NEW_WORKPLAN = `${WORKPLANS}/new`;
export const workplanPath = (id: number): string => `${WORKPLANS}/${id}`;
/** A new plan that begins as another one. */
export const copyPath = (id: number): string => `${NEW_WORKPLAN}?from=${id}`;
export const FREE_DAYS = '/journal/free-days';
export const CREDIT_RANGES = '/journal/credit-ranges';
export const settingsPath = (id: number): string => `/journal/${id}/settings`;
