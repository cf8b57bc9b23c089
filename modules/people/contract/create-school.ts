import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { Country, Email, Invitation, PackageKey, PersonName, SchoolName, TimeZone } from './shapes.ts';

/** Opens a school and invites its first administrator, who then brings in everybody else. */
export const createSchool = endpoint('POST /platform/schools', {
  body: Type.Object({
    name: SchoolName,
    country: Country,
    time_zone: TimeZone,
    package_key: PackageKey,
    admin: Type.Object({ firstname: PersonName, lastname: PersonName, email: Email }),
  }),
  answer: Type.Object({ school_id: Id, invitation: Invitation }),
  refuses: ['name_required', 'school_name_taken', 'time_zone_unknown'],
});
