import { dayOfPerson, isStudent, ownDetails, personByIdentity, saveOwnDetails } from '#modules/people/server/doors.ts';
import { birthdayOf, genderOf, plainPersonalCode } from '#platform/contract/personal-code.ts';
import { isBlank } from '#platform/contract/text.ts';
import { handleInSteps } from '#platform/server/handle.ts';
import { profileChanged } from '../contract/facts.ts';
import { saveDetails as contract } from '../contract/save-details.ts';
import { judgeDetails } from '../rules/details.ts';
import { mayEdit, maySetIdCode } from '../rules/may-edit-personal-data.ts';
import { detailsOf, saveDetailsOf } from './detail-store.ts';
import { countIdCodeTry } from './id-code-try-store.ts';
import { loadProfile } from './profile-store.ts';

/** Texts are kept without the spaces around them; one that shows nothing is none. */
const tidy = <T extends object>(fields: T): T =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value];
      return [name, isBlank(value) ? null : value.trim()];
    }),
  ) as T;

export const saveDetails = handleInSteps(contract, async ({ actor, body, now, permit, refuse, once }) => {
  const outcome = await once(body, async (tx, announce) => {
    const before = await ownDetails(tx, actor.user_id, true);
    const is_student = await isStudent(tx, actor.user_id, now);
    permit(mayEdit(is_student, Object.keys(body)));
    if (body.identity) permit(maySetIdCode(is_student, before.id_code));

    const { identity: typed, firstname, lastname, gender, birthday, ...details } = body;
    const identity = typed && { ...typed, id_code: plainPersonalCode(typed.country, typed.id_code) };
    permit(judgeDetails({ firstname, lastname, birthday, identity }, await dayOfPerson(tx, actor.user_id, now)));
    if (identity) {
      if (!(await countIdCodeTry(tx, actor, now))) refuse('id_code_tries_used');
      // A value and not a refusal, so that the try stays counted: only this one tells of somebody else.
      if (await personByIdentity(tx, identity)) return { is_taken: true as const };
    }
    // A code tells more than itself; it fills what nobody has said yet.
    const told = identity && {
      birthday: before.birthday ?? birthdayOf(identity.country, identity.id_code),
      gender: before.gender ?? genderOf(identity.country, identity.id_code),
    };
    const person = {
      firstname: firstname?.trim(),
      lastname: lastname?.trim(),
      gender: gender === undefined ? told?.gender : gender,
      birthday: birthday === undefined ? told?.birthday : birthday,
      identity,
    };
    // Who has told no home is shown in a country that the code may not come from; the home does not move with the code.
    const shown = identity ? (await detailsOf(tx, actor)).country : null;
    await saveOwnDetails(tx, actor, person, announce, now);
    await saveDetailsOf(tx, actor, tidy({ ...(shown && { country: shown }), ...details }));
    await announce(profileChanged, {}, { persons: [actor.user_id] });
    return { is_taken: false as const, profile: await loadProfile(tx, actor, now) };
  });
  return outcome.is_taken ? refuse('id_code_taken') : outcome.profile;
});
