import { handle } from '#platform/server/handle.ts';
import { listSchools as contract } from '../contract/list-schools.ts';
import { schoolsOf } from './school-store.ts';

export const listSchools = handle(contract, ({ tx, actor, now }) => schoolsOf(tx, actor.user_id, now));
