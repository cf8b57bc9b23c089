import { LESSON_TYPES, type LessonTypeName } from '#platform/contract/lesson-types.ts';
import type { Transaction } from '#platform/server/db.ts';
import { mayEditLessonTypes } from '../rules/may-edit-lesson-types.ts';
import { settingsOf } from './school-store.ts';

export {
  guardianAdded,
  guardianChanged,
  guardianRemoved,
  pupilMoved,
  roleEnded,
  roleGiven,
  teachingChanged,
} from '../contract/facts.ts';
export { loadActors } from './actor-store.ts';
export { familyMembers, membersBy } from './audience-store.ts';
export { childrenOf, rememberChild, rememberRole, startingRole, viewedChild } from './child-store.ts';
export { drawPeople } from './demo.ts';
export type { DemoPeople } from './demo-people.ts';
export {
  barredChildIdsOf,
  byName,
  className,
  courseName,
  dayBegins,
  eachHasRoleOn,
  hasRoleIn,
  idsNamed,
  isCalled,
  lastPupilDay,
  leadsClass,
  levelName,
  pupilIdsOf,
  pupilsClass,
  pupilsOfSchool,
  schoolDay,
  schoolIdsOf,
} from './fragment-store.ts';
export {
  activeIn,
  countMembers,
  type GroupMember,
  groupMembers,
  membersNamed,
  roleTypesIn,
  schoolsIn,
} from './group-store.ts';
export { confirmIdentity, holdIdentity, identitiesOf, personByIdentity } from './identity-store.ts';
export { closeInvitation, justLetIn, openInvitation } from './invitation-store.ts';
export { looksAt, noteLooks } from './look-store.ts';
export { changeContact, dayOfPerson, isStudent, ownDetails, saveOwnDetails } from './own-details-store.ts';
export { isRoot } from './person-store.ts';
export { pictureSeenBy, savePicture } from './picture-store.ts';
export { platformSchools } from './platform-store.ts';
export {
  countStanding,
  type OfficialPlace,
  officialPlaces,
  reachedPage,
  reachedPersons,
  runningYear,
  type Seeker,
  tagsIn,
} from './reach-store.ts';
export { activeRolesOf, namesAndRolesOf } from './role-store.ts';
export {
  classes,
  classLevels,
  dayAt,
  everySchool,
  schoolClasses,
  schoolWithFeatures,
  studyYear,
  subjectsWithCourses,
} from './school-store.ts';
export { familyOf, guardiansOfChild, mayTalk, sidesOf } from './standing-store.ts';
export { guardiansIn, portraitsOf, type Tie, tieBetween, wardsOf } from './tie-store.ts';
export { userJson, usersJson } from './user-json-store.ts';

/** True while the school's administrator keeps the teacher dashboard switched on. */
export async function isTeacherDashboardEnabled(tx: Transaction, school_id: number): Promise<boolean> {
  return (await settingsOf(tx, school_id))?.is_teacher_dashboard_enabled ?? false;
}

/** True while pupils and parents may write to the teachers of a school by themselves. */
export async function isTeacherContactOpen(tx: Transaction, school_id: number): Promise<boolean> {
  return (await settingsOf(tx, school_id))?.is_direct_contact_with_teachers_open ?? false;
}

/** The time zone of a school. */
export async function timeZoneOf(tx: Transaction, school_id: number): Promise<string> {
  return (await settingsOf(tx, school_id))?.time_zone ?? 'UTC';
}

/** The types that a lesson of a school may have now; none where its package or its number does not allow them. */
export async function lessonTypesOf(
  tx: Transaction,
  { school_id, features }: { readonly school_id: number; readonly features: readonly string[] },
  digits: string,
): Promise<LessonTypeName[]> {
  if (!mayEditLessonTypes(school_id, features, digits).allowed) return [];
  const offered: readonly string[] = (await settingsOf(tx, school_id))?.lesson_types ?? [];
  return LESSON_TYPES.filter((name) => offered.includes(name));
}
