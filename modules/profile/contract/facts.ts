import { Type } from 'typebox';
import { fact } from '#platform/contract/fact.ts';

/** For the person alone: a copy of everything about them was asked for, or is ready. */
export const copiesChanged = fact('profile.copies_changed', Type.Object({}));

/** For the person alone: what the account page shows is another one. */
export const profileChanged = fact('profile.profile_changed', Type.Object({}));
