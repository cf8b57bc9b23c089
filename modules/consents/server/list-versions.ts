import { handle } from '#platform/server/handle.ts';
import { listVersions as contract } from '../contract/list-versions.ts';
import { loadReadable } from './reader-store.ts';
import { versionsOf } from './version-store.ts';

export const listVersions = handle(contract, async ({ tx, school, params, now }) =>
  versionsOf(tx, (await loadReadable(tx, school, params.id, now)).consent.id),
);
