import { everySchool } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { createPlatformNotice as contract } from '../contract/create-platform-notice.ts';
import { judgeText } from '../rules/judge-text.ts';
import { judgeTitle, titleOf } from '../rules/title.ts';
import { insertNotice } from './platform-notice-store.ts';
import { tellOfNotices } from './telling-store.ts';

export const createPlatformNotice = handle(contract, async ({ tx, actor, body, now, permit, refuse, announce }) => {
  const { school_id = null, ends_at = null } = body;
  permit(judgeTitle(body.title));
  permit(judgeText(body.text, { hasMore: false }));
  const schools = (await everySchool(tx)).filter((id) => school_id === null || id === school_id);
  if (schools.length === 0) refuse('school_not_found');
  const notice = { title: titleOf(body.title), text: body.text.trim(), school_id, ends_at };
  const id = await insertNotice(tx, actor, notice, now);
  await tellOfNotices(announce, schools);
  return { id };
});
