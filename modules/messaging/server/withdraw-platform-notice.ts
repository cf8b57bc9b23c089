import { everySchool } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { withdrawPlatformNotice as contract } from '../contract/withdraw-platform-notice.ts';
import { withdrawNotice } from './platform-notice-store.ts';
import { tellOfNotices } from './telling-store.ts';

export const withdrawPlatformNotice = handle(contract, async ({ tx, params, now, refuse, announce }) => {
  const { school_id } = (await withdrawNotice(tx, params.id, now)) ?? refuse('data_not_found');
  await tellOfNotices(announce, school_id === null ? await everySchool(tx) : [school_id]);
  return {};
});
