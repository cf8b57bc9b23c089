import { type Static, Type } from 'typebox';
import { Birthday, Country, Gender, PersonName } from '#platform/contract/person-shapes.ts';
import { LanguageCode, Moment, nullable, oneOf } from '#platform/contract/shapes.ts';
import { CITY_MAX, COUNTY_MAX, DIET_MAX, POSTAL_INDEX_MAX, STREET_MAX } from './limits.ts';

/** How somebody can be reached, each way checked by a code. */
export const ContactChannel = oneOf(['email', 'phone']);
export type ContactChannel = Static<typeof ContactChannel>;

const text = (maxLength: number) => nullable(Type.String({ maxLength }));

/** What a person tells about themselves; students change only the last line of it (DECISIONS). */
export const ProfileFields = Type.Object({
  firstname: PersonName,
  lastname: PersonName,
  gender: nullable(Gender),
  birthday: nullable(Birthday),
  country: nullable(Country),
  county: text(COUNTY_MAX),
  city: text(CITY_MAX),
  street: text(STREET_MAX),
  postal_index: text(POSTAL_INDEX_MAX),
  dietary_preferences: text(DIET_MAX),
});
export type ProfileFields = Static<typeof ProfileFields>;

/** A code that was sent and waits to be typed. Seconds and not moments: the clock of a device may be wrong. */
const OpenCheck = Type.Object({
  address: Type.String(),
  expires_at: Moment,
  resend_in_seconds: Type.Integer({ minimum: 0 }),
});

/** The address or number in force, and the one that is being checked to take its place. */
export const Contact = Type.Object({
  address: nullable(Type.String()),
  is_verified: Type.Boolean(),
  check: nullable(OpenCheck),
});
export type Contact = Static<typeof Contact>;

/** The account page: everything about the signed-in person. */
export const Profile = Type.Object({
  ...ProfileFields.properties,
  /** The personal code, with the country that gave it out. */
  identity: nullable(Type.Object({ country: nullable(Country), id_code: Type.String() })),
  lang_code: LanguageCode,
  is_verified: Type.Boolean(),
  email: Contact,
  phone: Contact,
  may: Type.Object({ edit_personal_data: Type.Boolean(), set_id_code: Type.Boolean() }),
});
export type Profile = Static<typeof Profile>;
