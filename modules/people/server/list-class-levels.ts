import { handle } from '#platform/server/handle.ts';
import { listClassLevels as contract } from '../contract/list-class-levels.ts';
import { classLevels } from './school-store.ts';

export const listClassLevels = handle(contract, ({ tx, school }) => classLevels(tx, school));
