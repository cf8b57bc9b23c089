import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Settings } from './settings.ts';

/** Changes some of the caller's settings. */
export const saveSettings = endpoint('POST /v2/users/me/settings', {
  body: Type.Partial(Settings),
  answer: Settings,
  refuses: ['settings_not_set'],
});
