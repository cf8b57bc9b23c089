import type { Language } from '#platform/contract/shapes.ts';
import type { Actor } from '#platform/server/actor.ts';
import { handleFromActor } from '#platform/server/handle.ts';
import { getMe as contract } from '../contract/get-me.ts';
import { ROLE_TYPES } from '../contract/role-types.ts';

/** The student whom this person looks at: themselves, or the chosen child. */
const studentOf = ({ role, viewed_user_id }: Actor): number | null =>
  role?.type_id === ROLE_TYPES.student || role?.type_id === ROLE_TYPES.parent ? viewed_user_id : null;

/** The signed-in person as the session check found them. */
export const describeMe = (actor: Actor) => ({
  id: actor.user_id,
  firstname: actor.firstname,
  lastname: actor.lastname,
  lang_code: actor.lang_code as Language,
  profile_picture: actor.profile_picture,
  school_id: actor.role?.school_id ?? null,
  student_id: studentOf(actor),
  is_root: actor.is_root,
  is_verified: actor.is_verified,
  support_chat_id: actor.support_chat_id,
});

export const getMe = handleFromActor(contract, ({ actor }) => describeMe(actor));
