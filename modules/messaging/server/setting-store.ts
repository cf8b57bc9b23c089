import { sql } from 'kysely';
import { chooseChannels, myChannels } from '#modules/notices/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import { newMessageNotice } from '../contract/notices.ts';
import type { Settings } from '../contract/settings.ts';

type Kept = Pick<Settings, 'enter_sends_message' | 'show_empty_convo'>;
const USUAL: Kept = { enter_sends_message: true, show_empty_convo: false };

/** How the caller likes to write; when mail leaves is what they chose for notices. */
export async function settingsOf(tx: Transaction, actor: Actor): Promise<Settings> {
  const kept = await firstRow(
    tx,
    sql<Kept>`
      select enter_sends_message, show_empty_convo from messaging.setting where person_id = ${actor.user_id}`,
  );
  const channels =
    (await myChannels(tx, actor, [newMessageNotice])).get(newMessageNotice.name) ?? newMessageNotice.channels;
  return { ...(kept ?? USUAL), email_notification_delay_type: channels.email };
}

export async function saveSettings(tx: Transaction, actor: Actor, next: Partial<Settings>): Promise<void> {
  const { enter_sends_message = null, show_empty_convo = null, email_notification_delay_type } = next;
  await rows(
    tx,
    sql`
      insert into messaging.setting as kept (person_id, enter_sends_message, show_empty_convo)
      values (${actor.user_id}, coalesce(${enter_sends_message}::boolean, ${USUAL.enter_sends_message}),
        coalesce(${show_empty_convo}::boolean, ${USUAL.show_empty_convo}))
      on conflict (person_id) do update set
        enter_sends_message = coalesce(${enter_sends_message}::boolean, kept.enter_sends_message),
        show_empty_convo = coalesce(${show_empty_convo}::boolean, kept.show_empty_convo)`,
  );
  if (email_notification_delay_type === undefined) return;
  const channels =
    (await myChannels(tx, actor, [newMessageNotice])).get(newMessageNotice.name) ?? newMessageNotice.channels;
  await chooseChannels(tx, actor, newMessageNotice, { ...channels, email: email_notification_delay_type });
}
