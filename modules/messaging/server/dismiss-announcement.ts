import { handle } from '#platform/server/handle.ts';
import { dismissAnnouncement as contract } from '../contract/dismiss-announcement.ts';
import { announcementsChanged } from '../contract/facts.ts';
import { dismiss } from './platform-notice-store.ts';

export const dismissAnnouncement = handle(contract, async ({ tx, actor, params, now, refuse, announce }) => {
  if (!(await dismiss(tx, actor, params.id, now))) refuse('data_not_found');
  await announce(announcementsChanged, {}, { persons: [actor.user_id] });
  return {};
});
