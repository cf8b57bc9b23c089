import { handle } from '#platform/server/handle.ts';
import { createConversation as contract } from '../contract/create-conversation.ts';
import { judgeChoice, judgeRecipients, judgeSize, kindOf } from '../rules/new-conversation.ts';
import { judgeTitle, titleOf } from '../rules/title.ts';
import { beginGroup, openNotes, openPrivate } from './beginning-store.ts';
import { resolveChoice, seekerIn } from './contact-store.ts';
import { findPrivate } from './conversation-store.ts';

export const createConversation = handle(contract, async (call) => {
  const { tx, actor, body, now, permit, refuse } = call;
  const { user_id } = actor;
  const { groups = [], study_year_id } = body;
  const school_id = body.school_id ?? groups[0]?.school_id ?? actor.role?.school_id ?? 0;
  const asked = body.user_ids ?? [];
  const user_ids = [...new Set(asked)].filter((id) => id !== user_id);
  const choice = { user_ids, groups, study_year_id };
  const isForSelf = asked.length > 0 && user_ids.length === 0 && groups.length === 0;

  if (body.group_type === 'forever_alone' || (body.group_type === undefined && isForSelf)) {
    const seeker = await seekerIn(tx, actor, school_id, now);
    if (seeker === undefined || user_ids.length + groups.length > 0) refuse('cannot_add_users');
    return openNotes(call, school_id);
  }

  permit(judgeChoice(choice));
  if (groups.some((group) => group.school_id !== school_id)) refuse('groups_of_different_schools');
  const kind = kindOf(body.group_type, choice);
  const title = titleOf(body.title ?? '');
  if (kind !== 'private') permit(judgeTitle(title));
  const [other = 0] = user_ids;
  if (kind === 'private' && (user_ids.length !== 1 || groups.length > 0))
    refuse('invalid_request', { field: 'user_ids' });
  const known = kind === 'private' ? await findPrivate(tx, school_id, [user_id, other]) : undefined;
  const seeker = (await seekerIn(tx, actor, school_id, now)) ?? refuse('cannot_add_users');
  if (known === undefined) {
    const { person_ids, is_reached } = await resolveChoice(tx, seeker, choice, now);
    permit(judgeSize(kind, person_ids.length));
    permit(judgeRecipients(kind, person_ids.length));
    if (!is_reached) refuse('cannot_add_users');
    if (kind !== 'private') return beginGroup(call, { school_id, group_type: kind, title, groups, person_ids });
  }
  return openPrivate(call, school_id, other);
});
