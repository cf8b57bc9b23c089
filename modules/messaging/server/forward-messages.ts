import { handle, type SignedCall } from '#platform/server/handle.ts';
import { Refusal } from '#platform/server/refusal.ts';
import { forwardMessages as contract } from '../contract/forward-messages.ts';
import { ANNOUNCEMENTS } from '../contract/kinds.ts';
import { FORWARD_MAX, FORWARD_MESSAGES_MAX } from '../contract/limits.ts';
import { mayPost } from '../rules/may-in-conversation.ts';
import { judgeChoice, judgeSize } from '../rules/new-conversation.ts';
import { judgeTitle, titleOf } from '../rules/title.ts';
import { appendMessage } from './append-store.ts';
import { beginGroup, openPrivate } from './beginning-store.ts';
import { resolveChoice, seekerIn } from './contact-store.ts';
import { copyCarried, type Source, sourcesOf } from './forward-store.ts';
import { holdConversation, type Membership } from './membership-store.ts';
import { viewMessage } from './message-view-store.ts';
import { sentLately } from './send-store.ts';
import { tellMessage } from './telling-store.ts';

type Call = SignedCall<typeof contract>;

/**
 * What is sent on: all of it is there, and is something that can be said again. A poll is not: its votes are those of the
 * people whom it was put to, and elsewhere it would be another poll under the same question.
 */
async function loadSources({ tx, actor, body, now, refuse }: Call): Promise<Source[]> {
  const ids = [...new Set(body.messages)];
  if (ids.length > FORWARD_MESSAGES_MAX) refuse('cannot_forward', { max: FORWARD_MESSAGES_MAX });
  const sources = await sourcesOf(tx, actor, ids, now);
  if (sources.length < ids.length) refuse('message_not_found');
  const isFit = ({ is_deleted, message_type }: Source) =>
    !is_deleted && message_type !== 'system' && message_type !== 'poll';
  if (!sources.every(isFit)) refuse('cannot_forward');
  return sources;
}

/** The conversations with people or contact groups that were chosen, opened or begun. */
async function openChosen(call: Call, user_ids: readonly number[]): Promise<number[]> {
  const { tx, actor, body, now, permit, refuse } = call;
  const { groups = [], study_year_id } = body;
  if (user_ids.length + groups.length === 0) return [];
  const choice = { user_ids, groups, study_year_id };
  permit(judgeChoice(choice));
  const school_id = body.school_id ?? groups[0]?.school_id ?? actor.role?.school_id ?? 0;
  if (groups.some((group) => group.school_id !== school_id)) refuse('groups_of_different_schools');
  const title = titleOf(body.title ?? '');
  if (groups.length > 0) permit(judgeTitle(title));
  const seeker = (await seekerIn(tx, actor, school_id, now)) ?? refuse('cannot_add_users');
  const { person_ids, is_reached } = await resolveChoice(tx, seeker, choice, now);
  permit(judgeSize('simple', person_ids.length));
  if (!is_reached) refuse('cannot_add_users');
  if (groups.length > 0)
    return [(await beginGroup(call, { school_id, group_type: 'simple', title, groups, person_ids })).group_id];
  const opened = [];
  for (const other of person_ids) opened.push((await openPrivate(call, school_id, other)).group_id);
  return opened;
}

/** Takes hold of where it goes, all in one order; nobody sends anything on to where they could not write. */
async function holdTargets({ tx, actor, now }: Call, group_ids: readonly number[]): Promise<Membership[]> {
  const held = await Promise.allSettled(group_ids.map((group_id) => holdConversation(tx, actor, group_id, now)));
  return held.map((one) => {
    if (one.status === 'rejected' && !(one.reason instanceof Refusal)) throw one.reason;
    if (one.status === 'rejected' || !mayPost(one.value)) throw new Refusal('cannot_forward');
    return one.value;
  });
}

export const forwardMessages = handle(contract, async (call) => {
  const { tx, actor, body, now, announce, refuse } = call;
  const user_ids = [...new Set(body.user_ids ?? [])].filter((id) => id !== actor.user_id);
  const known = [...new Set(body.group_ids ?? [])];
  const isNowhere = known.length + user_ids.length + (body.groups ?? []).length === 0;
  if (isNowhere) refuse('no_users_selected');
  if (known.length + user_ids.length > FORWARD_MAX) refuse('too_many_conversations', { max: FORWARD_MAX });
  const { seconds_to_wait } = await sentLately(tx, { person_id: actor.user_id, client_id: null, now });
  if (seconds_to_wait > 0) refuse('too_many_requests', { seconds: seconds_to_wait });
  const targets = await holdTargets(call, [...new Set([...known, ...(await openChosen(call, user_ids))])]);
  // Held after the conversations, as whoever changes a message does: the other way round the two would wait for each other.
  const sources = await loadSources(call);

  const copies = await Promise.all(
    targets.flatMap((target) =>
      sources.map(async ({ message_id: from_id, content }) => {
        const { conversation_id, group_type } = target;
        const message_type = ANNOUNCEMENTS.includes(group_type) ? 'announcement' : 'simple';
        const said = { conversation_id, author_id: actor.user_id, message_type, content, is_forwarded: true } as const;
        const { message_id: to_id } = await appendMessage(tx, { ...said, now });
        return { from_id, to_id, target };
      }),
    ),
  );
  await copyCarried(tx, copies, now);
  const views = await Promise.all(
    copies.map(async ({ to_id, target }) => ({ target, message: await viewMessage(tx, call, to_id) })),
  );
  for (const { target, message } of views) await tellMessage(announce, target, message);
  return { group_ids: targets.map(({ conversation_id }) => conversation_id) };
});
