import type { QueryClient } from '@tanstack/react-query';
import type { FactKind } from '#platform/contract/fact.ts';
import { inTurn } from '#platform/web/data/in-turn.ts';
import { type Reaction, reaction, refreshing, whenReloading } from '#platform/web/realtime/reaction.ts';
import * as facts from '../../contract/facts.ts';
import { getConversation } from '../../contract/get-conversation.ts';
import { getDraft } from '../../contract/get-draft.ts';
import { getSettings } from '../../contract/get-settings.ts';
import { listAnnouncements } from '../../contract/list-announcements.ts';
import { listAttachments } from '../../contract/list-attachments.ts';
import { listConversations } from '../../contract/list-conversations.ts';
import { listMembers } from '../../contract/list-members.ts';
import { listReactions } from '../../contract/list-reactions.ts';
import { listSeenBy } from '../../contract/list-seen-by.ts';
import { talkNews } from './talk-news.ts';

/** While a whole school writes, the list is read anew about this often. */
const LIST_REFRESH_MS = 1_000;
/** People come and go all the time, and nothing waits for it. */
const STATUS_REFRESH_MS = 10_000;

const refreshList = (client: QueryClient): void => {
  for (const { route } of [listConversations, getConversation]) void client.invalidateQueries({ queryKey: [route] });
  void client.invalidateQueries({ queryKey: ['counter', 'unread'] });
};
const refreshSoon = inTurn(refreshList, LIST_REFRESH_MS);
const refreshStatuses = inTurn(refreshList, STATUS_REFRESH_MS);

/** The list, the conversation above its messages and the counter follow everything that happens in one. */
const LISTED: readonly FactKind[] = [
  facts.newMessage,
  facts.messageEdit,
  facts.messageDeleted,
  facts.messageRead,
  facts.readAll,
  facts.memberAdded,
  facts.memberRemoved,
  facts.memberAccessChanged,
  facts.conversationUpdated,
  facts.setReplies,
  facts.conversationDeleted,
  facts.ownSideChanged,
];

/** Keeps the list, open conversations and dialogs in step with what others do. */
export const reactions: readonly Reaction[] = [
  ...LISTED.map((kind) => reaction(kind, (_data, client) => refreshSoon(client))),
  reaction(facts.onlineStatus, (_data, client) => refreshStatuses(client)),
  reaction(facts.newMessage, (data) => talkNews.tell({ kind: 'message', data })),
  reaction(facts.messageEdit, (data) => talkNews.tell({ kind: 'edit', data })),
  reaction(facts.messageRead, (data) => talkNews.tell({ kind: 'read', data })),
  reaction(facts.messageDeleted, (data) => talkNews.tell({ kind: 'deleted', data })),
  reaction(facts.votePoll, (data) => talkNews.tell({ kind: 'vote', data })),
  ...[facts.addReaction, facts.deleteReaction].map((kind) =>
    reaction(kind, (data) => talkNews.tell({ kind: 'touched', data })),
  ),
  reaction(facts.ownSideChanged, (data) => talkNews.tell({ kind: 'own_side', data })),
  reaction(facts.memberAdded, (data) => talkNews.tell({ kind: 'members', data })),
  reaction(facts.memberRemoved, ({ group_id, user_id }) =>
    talkNews.tell({ kind: 'members', data: { group_id, user_ids: [user_id] } }),
  ),
  whenReloading(() => talkNews.tell({ kind: 'reload', data: { group_id: null } })),
  refreshing(facts.ownSideChanged, getDraft, getSettings),
  refreshing(facts.announcementsChanged, listAnnouncements),
  ...[facts.memberAdded, facts.memberRemoved, facts.memberAccessChanged].map((kind) => refreshing(kind, listMembers)),
  ...[facts.newMessage, facts.messageEdit, facts.messageDeleted].map((kind) => refreshing(kind, listAttachments)),
  ...[facts.addReaction, facts.deleteReaction].map((kind) => refreshing(kind, listReactions)),
  refreshing(facts.messageRead, listSeenBy),
];
