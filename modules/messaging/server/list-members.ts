import { tagsIn } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { PEOPLE_PAGE } from '../contract/limits.ts';
import { listMembers as contract } from '../contract/list-members.ts';
import { mayChangeSettings, maySeeMembers } from '../rules/may-in-conversation.ts';
import { judgeSearch } from '../rules/search.ts';
import { membersPage } from './members-page-store.ts';
import { loadConversation } from './membership-store.ts';

export const listMembers = handle(contract, async ({ tx, actor, params, query, now, permit, refuse }) => {
  const { page = 1 } = query;
  const search = (query.search ?? '').trim();
  const place = await loadConversation(tx, actor, params.groupId, now);
  if (!maySeeMembers(place)) refuse('permission_denied');
  permit(judgeSearch(search));
  const found = await membersPage(tx, place.conversation_id, actor.user_id, { search, page }, now);
  const shown = found.slice(0, PEOPLE_PAGE);
  const ids = shown.map(({ user_id }) => user_id);
  const tags = await tagsIn(tx, place.school_id, ids, now);
  const isKeeper = mayChangeSettings(place);
  const data = shown.map((member) => ({
    ...member,
    tags: tags.get(member.user_id) ?? [],
    may: {
      change_permission: isKeeper && !member.has_left,
      remove: isKeeper && !member.has_left && member.user_id !== actor.user_id,
    },
  }));
  return { data, meta: { page, has_more: found.length > PEOPLE_PAGE } };
});
