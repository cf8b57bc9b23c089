import { handle } from '#platform/server/handle.ts';
import { listClasses as contract } from '../contract/list-classes.ts';
import { classes } from './school-store.ts';

export const listClasses = handle(contract, ({ tx, school, now }) => classes(tx, school, now));
