import type { OpenModule } from '#platform/web/module.ts';

export { meSource } from './data/me-source.ts';

/** It has no page for strangers, but the demonstration's board says what everybody on it is. */
export const people: OpenModule = {
  name: 'people',
  words: import.meta.glob('./words/*.json', { import: 'default', query: '?only=roles,role_labels' }),
};
