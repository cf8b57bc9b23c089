import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';

/** Makes a secret for an authenticator app; it counts from the first code on that the app shows. */
export const beginAuthenticator = endpoint('POST /user/me/second-step/app/begin', {
  answer: Type.Object({
    /** For typing in where no camera is at hand. */
    secret: Type.String(),
    /** What the picture says to the app. */
    uri: Type.String(),
  }),
  refuses: ['second_step_already_enabled'],
});
