import { type Reaction, refreshing } from '#platform/web/realtime/reaction.ts';
import { countNotices } from '../../contract/count-notices.ts';
import { noticeAdded, noticeSettingsChanged, noticesRead, noticesWithdrawn } from '../../contract/facts.ts';
import { getNoticeSettings } from '../../contract/get-notice-settings.ts';
import { listNotices } from '../../contract/list-notices.ts';

/** The bell of every open tab shows the same, whichever of them one reads in. */
export const reactions: readonly Reaction[] = [
  ...[noticeAdded, noticesRead, noticesWithdrawn].map((kind) => refreshing(kind, countNotices, listNotices)),
  refreshing(noticeSettingsChanged, getNoticeSettings),
];
