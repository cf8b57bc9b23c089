import { handle } from '#platform/server/handle.ts';
import { listWaiting as contract } from '../contract/list-waiting.ts';
import { waitingFor } from './today-store.ts';

export const listWaiting = handle(contract, ({ tx, actor, now }) => waitingFor(tx, actor, now));
