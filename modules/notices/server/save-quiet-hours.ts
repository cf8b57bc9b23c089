import { handle } from '#platform/server/handle.ts';
import { noticeSettingsChanged } from '../contract/facts.ts';
import { saveQuietHours as contract } from '../contract/save-quiet-hours.ts';
import { saveQuietHours as save } from './quiet-hours-store.ts';

export const saveQuietHours = handle(contract, async ({ tx, actor, body, refuse, announce }) => {
  const { quiet_hours } = body;
  if (quiet_hours !== null && quiet_hours.from === quiet_hours.to) refuse('quiet_hours_empty');
  await save(tx, actor.user_id, quiet_hours);
  await announce(noticeSettingsChanged, {}, { persons: [actor.user_id] });
  return {};
});
