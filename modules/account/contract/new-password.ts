import { Type } from 'typebox';
import { NEW_PASSWORD_SENT_MAX } from './limits.ts';

/** A password that somebody wants to have; whether it is good enough is for the rule to say. */
export const NewPassword = Type.String({ minLength: 1, maxLength: NEW_PASSWORD_SENT_MAX });
