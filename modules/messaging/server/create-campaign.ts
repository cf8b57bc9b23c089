import { everySchool, groupMembers } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { createCampaign as contract } from '../contract/create-campaign.ts';
import { memberAdded } from '../contract/facts.ts';
import { LEVELS } from '../contract/kinds.ts';
import { judgeText } from '../rules/judge-text.ts';
import { linksIn } from '../rules/segments.ts';
import { judgeTitle, titleOf } from '../rules/title.ts';
import { appendMessage } from './append-store.ts';
import { noteLinks } from './attachment-store.ts';
import { insertConversation } from './conversation-store.ts';
import { plainMessage } from './message-row-store.ts';
import { dressMessage } from './message-view-store.ts';
import { tellMessage } from './telling-store.ts';

export const createCampaign = handle(contract, async (call) => {
  const { tx, actor, body, now, permit, refuse, announce } = call;
  const { school_id } = body;
  permit(judgeTitle(body.title));
  permit(judgeText(body.text, { hasMore: false }));
  if (!(await everySchool(tx)).includes(school_id)) refuse('school_not_found');
  const persons = new Set((await groupMembers(tx, school_id, now)).map(({ person_id }) => person_id));
  const members = [...persons].map((person_id) => ({ person_id, permission_level_id: LEVELS.ordinary }));
  const campaign = {
    school_id,
    study_year_id: null,
    group_type: 'campaign',
    title: titleOf(body.title),
    contact_keys: [],
    created_by: actor.user_id,
  } as const;
  const group_id = await insertConversation(tx, campaign, members, now);
  if (group_id === null) throw new Error('a campaign of its own cannot be there already');
  const said = { message_type: 'announcement', content: body.text.trim(), author_id: actor.user_id } as const;
  const { message_id } = await appendMessage(tx, { conversation_id: group_id, ...said, now });
  await noteLinks(tx, { message_id, conversation_id: group_id }, linksIn(said.content), { isNew: true });
  // Nobody is told who else is written to.
  await announce(memberAdded, { group_id, user_ids: [] }, { name: `conversation:${group_id}` });
  // Its author is not in it; all of the others see the same.
  const [anyone] = persons;
  const seen = anyone === undefined ? null : await plainMessage(tx, { user_id: anyone }, message_id, now);
  const place = { conversation_id: group_id, member_count: members.length };
  if (seen) await tellMessage(announce, place, dressMessage(call, seen.message, seen.standing));
  return { group_id, member_count: members.length };
});
