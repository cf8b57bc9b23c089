import { handle } from '#platform/server/handle.ts';
import { failingAs } from '#platform/server/refusal.ts';
import { ownSideChanged } from '../contract/facts.ts';
import { saveSettings as contract } from '../contract/save-settings.ts';
import { settingsOf, saveSettings as write } from './setting-store.ts';

export const saveSettings = handle(contract, async ({ tx, actor, body, announce }) => {
  await failingAs('settings_not_set', () => write(tx, actor, body));
  await announce(ownSideChanged, { group_id: null }, { persons: [actor.user_id] });
  return settingsOf(tx, actor);
});
