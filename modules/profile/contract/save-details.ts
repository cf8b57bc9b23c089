import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Country } from '#platform/contract/person-shapes.ts';
import { ID_CODE_TYPED_MAX } from './limits.ts';
import { Profile, ProfileFields } from './shapes.ts';

/**
 * Saves the fields that it names and leaves the others alone, so that two open pages do not undo each other's changes;
 * of two who change the same field the later one counts.
 */
export const saveDetails = endpoint('POST /user/me/profile', {
  body: Type.Object(
    {
      ...Type.Partial(ProfileFields).properties,
      identity: Type.Optional(
        Type.Object({ country: Country, id_code: Type.String({ maxLength: ID_CODE_TYPED_MAX }) }),
      ),
    },
    { minProperties: 1 },
  ),
  answer: Profile,
  refuses: [
    'personal_data_locked',
    'name_required',
    'birthday_in_future',
    'id_code_locked',
    'id_code_invalid',
    'id_code_taken',
    'id_code_tries_used',
  ],
});
