import { sql } from 'kysely';
import { userJson, usersJson } from '#modules/people/server/doors.ts';
import type { Announce } from '#platform/server/announce.ts';
import { oneRow, type Transaction } from '#platform/server/db.ts';
import type { SystemMessageType } from '../contract/kinds.ts';
import type { Message, User } from '../contract/shapes.ts';
import { type Appended, appendSystem } from './append-store.ts';
import { asNew } from './new-message-store.ts';
import { tellMessage } from './telling-store.ts';

/** How many people a line names; of more it tells the number. */
const NAMED_MAX = 20;

export type Line = {
  readonly conversation_id: number;
  readonly system_message_type: SystemMessageType;
  /** Who did it; null for what follows from roles. */
  readonly actor_id: number | null;
  readonly target_ids?: readonly number[];
  readonly content?: string;
};

/** Writes a line that nobody wrote at the end of a held conversation, and tells those who are in it. */
export async function sayLine(tx: Transaction, announce: Announce, line: Line, now: Date): Promise<Appended> {
  const { conversation_id, system_message_type, actor_id } = line;
  const target_ids = (line.target_ids ?? []).slice(0, NAMED_MAX);
  const hidden = (line.target_ids ?? []).length - target_ids.length;
  const content = hidden > 0 ? String(hidden) : (line.content ?? '');
  const appended = await appendSystem(tx, { conversation_id, system_message_type, actor_id, target_ids, content }, now);
  const { actor, targets, member_count } = await oneRow(
    tx,
    sql<{ actor: User | null; targets: User[]; member_count: number }>`
      select ${userJson(sql`${actor_id}::int`)} as actor, ${usersJson(sql`${target_ids}::int[]`)} as targets, member_count
      from messaging.conversation where id = ${conversation_id}`,
  );
  const message: Message = {
    ...asNew(appended, { conversation_id, message_type: 'system', content, now }),
    system_message_type,
    actor_user_id: actor_id,
    actor,
    targets,
    attachments: [],
    editable: false,
    is_deletable_for_all: false,
  };
  await tellMessage(announce, { conversation_id, member_count }, message);
  return appended;
}
