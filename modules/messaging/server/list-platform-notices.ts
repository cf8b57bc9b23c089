import { handle } from '#platform/server/handle.ts';
import { listPlatformNotices as contract } from '../contract/list-platform-notices.ts';
import { everyNotice } from './platform-notice-store.ts';

export const listPlatformNotices = handle(contract, ({ tx }) => everyNotice(tx));
