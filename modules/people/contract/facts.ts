import { Type } from 'typebox';
import { fact } from '#platform/contract/fact.ts';
import { Id, nullable } from '#platform/contract/shapes.ts';

const RoleChange = Type.Object({ school_id: Id, user_id: Id, role_id: Id, type_id: Type.Integer() });
const GuardianshipChange = Type.Object({ school_id: Id, child_id: Id, guardian_id: Id });

export const roleGiven = fact('people.role_given', RoleChange);
export const roleEnded = fact('people.role_ended', RoleChange);
/** For the person alone: what they may open has changed. */
export const myRolesChanged = fact('people.my_roles_changed', Type.Object({ school_id: Id }));
export const pupilMoved = fact(
  'people.pupil_moved',
  Type.Object({
    school_id: Id,
    user_id: Id,
    role_id: Id,
    from_class_id: nullable(Id),
    to_class_id: Id,
  }),
);
/** Somebody teaches other classes than before. */
export const teachingChanged = fact('people.teaching_changed', Type.Object({ school_id: Id, user_id: Id }));
export const guardianAdded = fact('people.guardian_added', GuardianshipChange);
export const guardianChanged = fact('people.guardian_changed', GuardianshipChange);
export const guardianRemoved = fact('people.guardian_removed', GuardianshipChange);
export const personInvited = fact('people.person_invited', Type.Object({ school_id: Id, user_id: Id }));
/** Somebody who was invited has come in for the first time. */
export const invitationAccepted = fact('people.invitation_accepted', Type.Object({ school_id: Id, user_id: Id }));
export const schoolChanged = fact('people.school_changed', Type.Object({ school_id: Id }));
/** For those who keep the platform: a school has another number of people, or somebody came in who leads it. Not who. */
export const headcountChanged = fact('people.headcount_changed', Type.Object({ school_id: Id }));
/** A name, a birthday or a contact of somebody is another one, for those who lead a school where they have a role. */
export const personChanged = fact('people.person_changed', Type.Object({ school_id: Id, user_id: Id }));
/** The same for the person alone, wherever they are signed in. */
export const myDetailsChanged = fact('people.my_details_changed', Type.Object({}));
