import { handle } from '#platform/server/handle.ts';
import type { NoticeKit } from '#platform/server/notice-parts.ts';
import { noticeSettingsChanged } from '../contract/facts.ts';
import { saveNoticeSetting as contract } from '../contract/save-notice-setting.ts';
import { judgeChannels } from '../rules/channels.ts';
import { chooseChannels } from './doors.ts';

export const saveNoticeSetting = (kit: NoticeKit) =>
  handle(contract, async ({ tx, actor, body, permit, refuse, announce }) => {
    const kind = kit.kinds.get(body.kind) ?? refuse('notice_kind_unknown');
    permit(judgeChannels(kind, body.channels));
    await chooseChannels(tx, actor, kind, body.channels);
    await announce(noticeSettingsChanged, {}, { persons: [actor.user_id] });
    return {};
  });
