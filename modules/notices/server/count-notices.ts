import { handle } from '#platform/server/handle.ts';
import { countNotices as contract } from '../contract/count-notices.ts';
import { countUnread } from './notice-store.ts';

export const countNotices = handle(contract, ({ tx, actor }) => countUnread(tx, actor));
