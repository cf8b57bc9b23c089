import { dayAt, noteLooks } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { getJournalSettings as contract } from '../contract/get-journal-settings.ts';
import { settingsOf } from './settings-store.ts';

export const getJournalSettings = handle(contract, async ({ tx, actor, params, now }) => {
  const settings = await settingsOf(tx, actor, params.id, await dayAt(tx, actor.role?.school_id ?? 0, now));
  const pupils = settings.students.map(({ user_id }) => user_id);
  await noteLooks(tx, settings, actor, pupils, 'journal', now);
  return settings;
});
