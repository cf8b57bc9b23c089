import { runningYear } from '#modules/people/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Transaction } from '#platform/server/db.ts';
import { handle } from '#platform/server/handle.ts';
import { createConversation as contract } from '../contract/create-conversation.ts';
import { LEVELS } from '../contract/kinds.ts';
import { judgeChoice, judgeRecipients, judgeSize, kindOf } from '../rules/new-conversation.ts';
import { judgeTitle } from '../rules/title.ts';
import { resolveChoice, seekerIn } from './contact-store.ts';
import { findNotes, findPrivate, insertConversation, type NewConversation } from './conversation-store.ts';
import { sayLine } from './line-store.ts';
import { bringBack } from './own-side-store.ts';
import { tellJoined } from './telling-store.ts';

const ADMIN = { permission_level_id: LEVELS.admin } as const;

const PLAIN = { study_year_id: null, title: '', contact_keys: [] };

/** Opens what there is one of, or begins it; two at once begin it once. */
async function openOne(
  tx: Transaction,
  { user_id }: Actor,
  conversation: NewConversation,
  persons: readonly number[],
  find: () => Promise<number | undefined>,
  now: Date,
): Promise<{ group_id: number; is_new: boolean }> {
  const members = persons.map((person_id) => ({ person_id, ...ADMIN }));
  const known = await find();
  const made = known === undefined ? await insertConversation(tx, conversation, members, now) : null;
  const group_id = made ?? known ?? (await find());
  if (group_id === undefined) throw new Error('the conversation is neither there nor new');
  if (made === null) await bringBack(tx, group_id, user_id);
  return { group_id, is_new: made !== null };
}

export const createConversation = handle(contract, async ({ tx, actor, body, now, permit, refuse, announce }) => {
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
    const notes = { ...PLAIN, school_id, group_type: 'forever_alone', created_by: user_id } as const;
    return openOne(tx, actor, notes, [user_id], () => findNotes(tx, school_id, user_id), now);
  }

  permit(judgeChoice(choice));
  if (groups.some((group) => group.school_id !== school_id)) refuse('groups_of_different_schools');
  const kind = kindOf(body.group_type, choice);
  const title = (body.title ?? '').trim();
  if (kind !== 'private') permit(judgeTitle(title));
  const [other = 0] = user_ids;
  if (kind === 'private' && (user_ids.length !== 1 || groups.length > 0))
    refuse('invalid_request', { field: 'user_ids' });
  const pair = [user_id, other] as const;
  const known = kind === 'private' ? await findPrivate(tx, school_id, pair) : undefined;
  const seeker = (await seekerIn(tx, actor, school_id, now)) ?? refuse('cannot_add_users');
  if (known === undefined) {
    const chosen = await resolveChoice(tx, seeker, choice, now);
    permit(judgeSize(chosen.person_ids.length));
    permit(judgeRecipients(kind, chosen.person_ids.length));
    if (!chosen.is_reached) refuse('cannot_add_users');
    if (kind !== 'private') {
      const year = groups.length > 0 ? await runningYear(tx, school_id, now) : null;
      const begun = {
        school_id,
        study_year_id: year,
        group_type: kind,
        title,
        contact_keys: groups,
        created_by: user_id,
      };
      const others = chosen.person_ids.map((person_id) => ({ person_id, permission_level_id: LEVELS.ordinary }));
      const group_id = await insertConversation(tx, begun, [{ person_id: user_id, ...ADMIN }, ...others], now);
      if (group_id === null) throw new Error('a group of its own cannot be there already');
      const place = { conversation_id: group_id, group_type: kind };
      await sayLine(tx, announce, { ...place, system_message_type: 'created', actor_id: user_id, content: title }, now);
      await tellJoined(announce, place, [user_id, ...chosen.person_ids]);
      return { group_id, is_new: true };
    }
  }
  const talk = { ...PLAIN, school_id, group_type: 'private', pair, created_by: user_id } as const;
  const opened = await openOne(tx, actor, talk, pair, () => findPrivate(tx, school_id, pair), now);
  if (opened.is_new) await tellJoined(announce, { conversation_id: opened.group_id, group_type: 'private' }, [...pair]);
  return opened;
});
