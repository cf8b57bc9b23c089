import { handle } from '#platform/server/handle.ts';
import { failingAs } from '#platform/server/refusal.ts';
import { getSettings as contract } from '../contract/get-settings.ts';
import { settingsOf } from './setting-store.ts';

export const getSettings = handle(contract, ({ tx, actor }) =>
  failingAs('settings_not_set', () => settingsOf(tx, actor)),
);
