import { type RawBuilder, sql } from 'kysely';
import { rows, type Transaction } from '#platform/server/db.ts';
import type { MuteLevel } from '../contract/kinds.ts';
import type { Membership } from './membership-store.ts';

const save = ({ conversation_id, person_id }: Membership, change: RawBuilder<unknown>) => sql`
  update messaging.member set ${change} where conversation_id = ${conversation_id} and person_id = ${person_id}`;

export const saveMute = (
  tx: Transaction,
  membership: Membership,
  level: MuteLevel | null,
  until: Date | null,
): Promise<unknown> => rows(tx, save(membership, sql`mute_level = ${level}, muted_until = ${until}`));

/** Puts a conversation into the own archive as it stands, or takes it out. */
export const saveArchived = (tx: Transaction, membership: Membership, isArchived: boolean): Promise<unknown> =>
  rows(tx, save(membership, sql`archived_count = ${isArchived ? membership.last_count : null}`));

/** What is emptied is unread no more, and was not seen either: no row of `seen` says so. The conversation is held, so no message of one's own comes in between. */
const emptied = ({ last_number, last_count }: Membership) => sql`
  cleared_number = ${last_number}, read_number = ${last_number}, read_count = ${last_count}, skipped_count = 0`;

/** What came back after it was taken from the list, and is emptied there, stays there: the taking away is over. */
export function clear(tx: Transaction, membership: Membership): Promise<unknown> {
  const { deleted_count, last_count, has_left } = membership;
  const isAway = deleted_count !== null && (has_left || last_count <= deleted_count);
  return rows(tx, save(membership, sql`${emptied(membership)}, deleted_count = ${isAway ? deleted_count : null}`));
}

/** Takes a conversation from the own list until something new is said in it. */
export const takeFromList = (tx: Transaction, membership: Membership): Promise<unknown> =>
  rows(
    tx,
    save(membership, sql`${emptied(membership)}, archived_count = null, deleted_count = ${membership.last_count}`),
  );

/** Brings a conversation back into the own list. */
export const bringBack = (tx: Transaction, conversation_id: number, person_id: number): Promise<unknown> =>
  rows(
    tx,
    sql`
      update messaging.member set archived_count = null, deleted_count = null
      where conversation_id = ${conversation_id} and person_id = ${person_id}
        and (archived_count is not null or deleted_count is not null)`,
  );
