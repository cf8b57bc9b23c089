import { Type } from 'typebox';
import { oneOf } from './shapes.ts';

/** A person's first or last name. */
export const NAME_MAX = 100;

/** The longest address that mail can be sent to (RFC 5321). */
export const EMAIL_MAX = 254;

export const PersonName = Type.String({ minLength: 1, maxLength: NAME_MAX });

export const Country = Type.String({ format: 'country' });

/** A day on which somebody alive can have been born. */
export const Birthday = Type.String({ format: 'day', pattern: '^(19|[2-9])' });

/** The genders of a profile (S3 section 3). */
export const GENDERS = ['female', 'male'] as const;
export const Gender = oneOf(GENDERS);
