import { handle } from '#platform/server/handle.ts';
import { listPlatformSchools as contract } from '../contract/list-platform-schools.ts';
import { platformSchools } from './platform-store.ts';

export const listPlatformSchools = handle(contract, ({ tx, actor, now }) => platformSchools(tx, actor, now));
