import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { KindSetting } from './settings.ts';

/** Chooses by which ways one hears of one kind, from the next notice on. */
export const saveNoticeSetting = endpoint('POST /user/me/notification-settings', {
  body: Type.Pick(KindSetting, ['kind', 'channels']),
  answer: Type.Object({}),
  refuses: ['notice_kind_unknown', 'notice_is_vital'],
});
