import { type RawBuilder, sql } from 'kysely';
import { idsNamed, isCalled, schoolIdsOf } from '#modules/people/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import { alone } from '#platform/server/fewer-rounds.ts';
import { askedRows, foundFor, often, settled } from '#platform/server/often.ts';
import { sharing } from '#platform/server/sharing.ts';
import type { FILTERS } from '../contract/kinds.ts';
import { CONVERSATIONS_PAGE } from '../contract/limits.ts';
import type { Entry } from '../contract/shapes.ts';
import { STAFF } from '../contract/staff.ts';
import {
  asEntry,
  type EntryRow,
  entryColumns,
  hasSomethingSaid,
  isAnnouncement,
  isArchived,
  isInside,
  isQuietSince,
  lastAt,
  memberColumns,
  withConversation,
  withEntry,
} from './entry-row-store.ts';
import { knownTitle } from './group-row-store.ts';
import { askedNow, mayTalkIn, placeOf } from './membership-store.ts';
import { unreadCount } from './visible-store.ts';

export type ListWish = {
  readonly page: number;
  readonly search: string;
  readonly filter: (typeof FILTERS)[number] | undefined;
  readonly empty: 0 | 1 | undefined;
  readonly forwarding: 0 | 1 | undefined;
};

const isListed = ({ filter, search }: ListWish): RawBuilder<boolean> => {
  if (filter === 'archived') return isArchived;
  // Whoever looks for something looks in the archive too.
  const isOpen = search !== '' && filter === undefined ? sql`true` : sql`not ${isArchived}`;
  if (filter === 'unread') return sql<boolean>`(${isOpen} and ${unreadCount} > 0)`;
  if (filter === 'announcements') return sql<boolean>`(${isOpen} and ${isAnnouncement})`;
  if (filter === 'official') return sql<boolean>`(${isOpen} and conversation.class_id is not null)`;
  return sql<boolean>`${isOpen}`;
};

/** A conversation is found by its title, its class, and by those whom its reader may know to be in it. */
const isFound = (search: string): RawBuilder<boolean> =>
  search === ''
    ? sql<boolean>`true`
    : sql<boolean>`(${isCalled(knownTitle, search)} or (${isInside} and conversation.id in (
        select other.conversation_id from messaging.member other
        where other.person_id in ${idsNamed(search)} and other.left_at is null and other.person_id <> member.person_id)))`;

/** Where the reader can send something on to. */
const takesMessages = settled(sql<boolean>`
  (${isInside} and conversation.group_type <> 'campaign' and ${mayTalkIn(askedNow)})`);

/** Whoever came in the last day finds where they are, but for what roles do by themselves; of two people, who began it. */
const isNewThere = sql<boolean>`
  (member.left_at is null and member.joined_at > ${askedNow} - interval '1 day' and conversation.class_id is null
    and (conversation.group_type <> 'private' or conversation.created_by = member.person_id))`;

/** What its reader emptied; where nobody ever said anything, there was nothing to empty. */
const isEmptied = sql<boolean>`(member.cleared_number > 0 and conversation.last_count > 0)`;

/**
 * Conversations in which there is nothing to read stand in the list when they are asked for; where nobody says whether they
 * are, when their reader wants them or is new there, and when they have emptied them: it is deleting that takes them away.
 */
const isShown = ({ empty, forwarding }: ListWish): RawBuilder<boolean> => {
  if (empty === 1 || forwarding === 1) return sql<boolean>`true`;
  if (empty === 0) return hasSomethingSaid;
  const wanted = sql`coalesce((select show_empty_convo from messaging.setting where setting.person_id = member.person_id), false)`;
  return sql<boolean>`(${hasSomethingSaid}
    or (member.deleted_count is null and (${isEmptied} or ${isNewThere}))
    or draft.conversation_id is not null
    or ${wanted})`;
};

type Asked = { readonly person_id: number; readonly now: Date };

const person = sql.ref('asked.person_id');
const isInTheirSchools = sql<boolean>`conversation.school_id = any(schools.own_ids)`;
const theirSchools = settled(sql`
    select array${schoolIdsOf(person, askedNow)} as own_ids, array${schoolIdsOf(person, askedNow, STAFF)} as staff_ids
    offset 0`);

/** The entries that are chosen of some memberships, for each who asks, newest first. */
const selectEntries = (asked: RawBuilder<unknown>, members: RawBuilder<unknown>, chosen: RawBuilder<unknown>) => sql<
  EntryRow & { place: number }
>`
  select asked.place, entry.*
  from ${asked}
  cross join lateral (${theirSchools}) schools
  cross join lateral (select ${entryColumns} from (${members}) member ${withEntry} ${chosen}) entry
  order by asked.place, entry.sorted_at desc, entry.group_id desc`;

type AskedPage = Asked & { readonly first: number };

/** A page for each who asks, and one more entry where another page follows; one statement. */
const selectPages = (asked: readonly AskedPage[], wish: ListWish) =>
  selectEntries(
    askedRows(asked, { person_id: 'int', now: 'timestamptz', first: 'int' }),
    // Sorted first: whether there is anything to read in a conversation is asked only until the page is full.
    sql`
      select ${memberColumns} from messaging.member ${withConversation}
      where member.person_id = ${person} and ${isInTheirSchools}
        and (member.deleted_count is null or not ${isQuietSince(sql.ref('member.deleted_count'))})
        and ${isListed(wish)} and ${isFound(wish.search)} and ${wish.forwarding === 1 ? takesMessages : sql`true`}
      order by ${lastAt} desc, conversation.id desc offset 0`,
    sql`where ${isShown(wish)} limit ${sql.lit(CONVERSATIONS_PAGE + 1)} offset asked.first`,
  );

type AskedList = { readonly asked: AskedPage; readonly wish: ListWish };

/** Those who want the same kind of list share a statement. */
const pages = sharing(async (tx, lists: readonly AskedList[]): Promise<EntryRow[][]> => {
  const found = new Map<AskedList, EntryRow[]>();
  const kinds = Map.groupBy(lists, ({ wish: { filter, empty, forwarding } }) => `${filter} ${empty} ${forwarding}`);
  for (const alike of kinds.values()) {
    const [{ wish }] = alike as [AskedList];
    const asked = alike.map((one) => one.asked);
    const entries = await rows(tx, sql<EntryRow & { place: number }>`${often}${alone}${selectPages(asked, wish)}`);
    for (const [at, theirs] of foundFor(asked, entries).entries()) found.set(alike[at] as AskedList, theirs);
  }
  return lists.map((one) => found.get(one) ?? []);
});

/** A page of the caller's conversations, newest first, and whether there are more. */
export async function entriesPage(
  tx: Transaction,
  actor: Actor,
  wish: ListWish,
  now: Date,
): Promise<{ entries: Entry[]; has_more: boolean }> {
  const asked = { person_id: actor.user_id, now, first: (wish.page - 1) * CONVERSATIONS_PAGE };
  const found = await (wish.search === '' ? pages(tx, { asked, wish }) : rows(tx, selectPages([asked], wish)));
  return {
    entries: found.slice(0, CONVERSATIONS_PAGE).map((row) => asEntry(actor, row)),
    has_more: found.length > CONVERSATIONS_PAGE,
  };
}

/** One conversation of the caller, as the list would show it. */
export async function findEntry(
  tx: Transaction,
  actor: Actor,
  group_id: number,
  now: Date,
): Promise<Entry | undefined> {
  const asked = [{ person_id: actor.user_id, now, group_id }];
  const [found] = await rows(
    tx,
    sql<EntryRow>`${often}${selectEntries(
      askedRows(asked, { person_id: 'int', now: 'timestamptz', group_id: 'int' }),
      sql`
        select ${memberColumns} from (select) one ${placeOf(sql.ref('asked.group_id'), person)} ${withConversation}
        where ${isInTheirSchools}`,
      sql``,
    )}`,
  );
  return found && asEntry(actor, found);
}
