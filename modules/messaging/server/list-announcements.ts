import { handle } from '#platform/server/handle.ts';
import { listAnnouncements as contract } from '../contract/list-announcements.ts';
import { noticesFor } from './platform-notice-store.ts';

export const listAnnouncements = handle(contract, ({ tx, actor, now }) => noticesFor(tx, actor, now));
