import { handle } from '#platform/server/handle.ts';
import type { NoticeKit } from '#platform/server/notice-parts.ts';
import { getNoticeSettings as contract } from '../contract/get-notice-settings.ts';
import { myChannels } from './doors.ts';
import { quietHoursOf } from './quiet-hours-store.ts';

export const getNoticeSettings = (kit: NoticeKit) =>
  handle(contract, async ({ tx, actor }) => {
    const kinds = [...kit.kinds.values()];
    const chosen = await myChannels(tx, actor, kinds);
    const [contact] = await kit.contactsOf(tx, [actor.user_id]);
    return {
      kinds: kinds.map(({ name, channels, is_vital }) => ({
        kind: name,
        channels: chosen.get(name) ?? channels,
        is_vital,
      })),
      quiet_hours: await quietHoursOf(tx, actor.user_id),
      time_zone: contact?.time_zone ?? 'UTC',
      has_email: contact?.email != null,
      has_phone: contact?.phone != null,
    };
  });
