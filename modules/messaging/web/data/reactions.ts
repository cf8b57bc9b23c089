import type { QueryClient } from '@tanstack/react-query';
import type { FactData } from '#platform/contract/fact.ts';
import { inTurn } from '#platform/web/data/in-turn.ts';
import { spreadOut } from '#platform/web/data/spread-out.ts';
import { type Reaction, reaction, refreshing, whenReloading } from '#platform/web/realtime/reaction.ts';
import * as facts from '../../contract/facts.ts';
import { getDraft } from '../../contract/get-draft.ts';
import { getSettings } from '../../contract/get-settings.ts';
import { AT_ONCE_MAX } from '../../contract/limits.ts';
import { listAnnouncements } from '../../contract/list-announcements.ts';
import { listAttachments } from '../../contract/list-attachments.ts';
import { listMembers } from '../../contract/list-members.ts';
import { listReactions } from '../../contract/list-reactions.ts';
import { listSeenBy } from '../../contract/list-seen-by.ts';
import { isAmongFew, myId, refreshList, refreshOne, writeMessage } from './hear-list.ts';
import { talkNews } from './talk-news.ts';
import { whenDrawn } from './when-drawn.ts';

/** What happens among few is read anew at once, and while they go on writing about this often. */
const LIST_REFRESH_MS = 1_000;
/** What thousands hear of in the same moment is written where it is shown, and read anew within this time. */
const SPREAD_MS = 5_000;
/** People come and go all the time, and nothing waits for it. */
const STATUS_REFRESH_MS = 10_000;

const refreshSoon = inTurn(refreshList, LIST_REFRESH_MS);
const refreshSpread = spreadOut(refreshList, SPREAD_MS);
const refreshStatuses = inTurn(refreshList, STATUS_REFRESH_MS);

function listMessage({ message, is_for_many }: FactData<typeof facts.newMessage>, client: QueryClient): void {
  // What oneself says elsewhere ends drafts and archives there; nobody else asks for that.
  const isOwn = message.author_user_id !== null && message.author_user_id === myId(client);
  if (!isOwn) writeMessage(client, message);
  (isOwn || !is_for_many ? refreshSoon : refreshSpread)(client);
}

/** Whoever has the conversation open sees the message there first: the list beside it and the counters are drawn after it. */
function hearMessage(data: FactData<typeof facts.newMessage>, client: QueryClient): void {
  const isOpen = talkNews.tell({ kind: 'message', data });
  if (isOpen) whenDrawn(() => listMessage(data, client));
  else listMessage(data, client);
}

/** What else all members of a conversation hear of. */
const listChange = ({ group_id }: { group_id: number }, client: QueryClient): void =>
  (isAmongFew(client, group_id) ? refreshSoon : refreshSpread)(client);

/** After these, those who look at the conversation see at once what has become of it. */
const STANDING = [
  facts.memberAdded,
  facts.memberRemoved,
  facts.memberAccessChanged,
  facts.conversationUpdated,
  facts.setReplies,
  facts.conversationDeleted,
] as const;

/** Whoever comes or goes has that in the list at once, unless they do so with many others. */
function listMembership(user_ids: readonly number[], client: QueryClient): void {
  const my_id = myId(client);
  if (my_id !== undefined && user_ids.includes(my_id) && user_ids.length <= AT_ONCE_MAX) refreshSoon(client);
}

/** How far others have read is shown beside messages and nowhere in the list. */
function listRead({ user_id }: FactData<typeof facts.messageRead>, client: QueryClient): void {
  const my_id = myId(client);
  if (my_id === undefined || user_id === my_id) refreshSoon(client);
}

/** Keeps the list, open conversations and dialogs in step with what others do. */
export const reactions: readonly Reaction[] = [
  reaction(facts.newMessage, hearMessage),
  ...[facts.messageEdit, facts.messageDeleted, ...STANDING].map((kind) => reaction(kind, listChange)),
  ...STANDING.map((kind) => reaction(kind, ({ group_id }, client) => refreshOne(client, group_id))),
  reaction(facts.memberAdded, ({ user_ids }, client) => listMembership(user_ids, client)),
  ...[facts.memberRemoved, facts.memberAccessChanged].map((kind) =>
    reaction(kind, ({ user_id }, client) => listMembership([user_id], client)),
  ),
  reaction(facts.messageRead, listRead),
  ...[facts.readAll, facts.ownSideChanged].map((kind) => reaction(kind, (_data, client) => refreshSoon(client))),
  reaction(facts.onlineStatus, (_data, client) => refreshStatuses(client)),
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
  reaction(facts.setReplies, ({ group_id }) => talkNews.tell({ kind: 'standing', data: { group_id, user_id: null } })),
  reaction(facts.memberAccessChanged, ({ group_id, user_id }) =>
    talkNews.tell({ kind: 'standing', data: { group_id, user_id } }),
  ),
  reaction(facts.standingChanged, (_data, client) => {
    refreshSoon(client);
    talkNews.tell({ kind: 'standing', data: { group_id: null, user_id: null } });
  }),
  whenReloading(() => talkNews.tell({ kind: 'reload', data: { group_id: null } })),
  refreshing(facts.ownSideChanged, getDraft, getSettings),
  refreshing(facts.announcementsChanged, listAnnouncements),
  ...[facts.memberAdded, facts.memberRemoved, facts.memberAccessChanged].map((kind) => refreshing(kind, listMembers)),
  ...[facts.newMessage, facts.messageEdit, facts.messageDeleted].map((kind) => refreshing(kind, listAttachments)),
  ...[facts.addReaction, facts.deleteReaction].map((kind) => refreshing(kind, listReactions)),
  refreshing(facts.messageRead, listSeenBy),
];
