import { fileURLToPath } from 'node:url';

const folder = (path: string): string => fileURLToPath(new URL(`../../${path}/migrations`, import.meta.url));

/** Where migrations lie; one runner sorts all of them by stamp. */
export const migrationFolders = [
  'platform/server',
  'modules/people/server',
  'modules/account/server',
  'modules/files/server',
  'modules/notices/server',
  'modules/profile/server',
  'modules/consents/server',
  'modules/messaging/server',
  'modules/journal/server',
].map(folder);
