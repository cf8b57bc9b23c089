import { asLanguage, DEFAULT_LANGUAGE } from '#platform/contract/shapes.ts';
import { handleFromActor } from '#platform/server/handle.ts';
import { getMessagingUser as contract } from '../contract/get-messaging-user.ts';

export const getMessagingUser = handleFromActor(contract, ({ actor }) => ({
  id: actor.user_id,
  firstname: actor.firstname,
  lastname: actor.lastname,
  profile_picture: actor.profile_picture,
  locale: asLanguage(actor.lang_code) ?? DEFAULT_LANGUAGE,
}));
