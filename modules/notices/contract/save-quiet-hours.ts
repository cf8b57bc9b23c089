import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { nullable } from '#platform/contract/shapes.ts';
import { QuietHours } from './settings.ts';

/** Chooses the hours in which nothing makes a sound; null ends them. What waits already leaves at the hour it was put off to. */
export const saveQuietHours = endpoint('POST /user/me/notification-settings/quiet-hours', {
  body: Type.Object({ quiet_hours: nullable(QuietHours) }),
  answer: Type.Object({}),
  refuses: ['quiet_hours_empty'],
});
