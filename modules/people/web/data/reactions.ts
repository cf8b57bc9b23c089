import { ME_KEY } from '#platform/web/data/me.ts';
import { type Reaction, reaction, refreshing } from '#platform/web/realtime/reaction.ts';
import {
  guardianAdded,
  guardianChanged,
  guardianRemoved,
  headcountChanged,
  invitationAccepted,
  myDetailsChanged,
  myRolesChanged,
  personChanged,
  personInvited,
  pupilMoved,
  roleEnded,
  roleGiven,
  schoolChanged,
  teachingChanged,
} from '../../contract/facts.ts';
import { findPeople } from '../../contract/find-people.ts';
import { getPerson } from '../../contract/get-person.ts';
import { getSchoolSettings } from '../../contract/get-school-settings.ts';
import { getTeaching } from '../../contract/get-teaching.ts';
import { listPlatformSchools } from '../../contract/list-platform-schools.ts';

const guardianships = [guardianAdded, guardianChanged, guardianRemoved];
const whoIAm = [myDetailsChanged, myRolesChanged, ...guardianships, schoolChanged];
// Every role says which school it is in, so a new name of the school is news about people too.
const whoIsThere = [
  roleGiven,
  roleEnded,
  pupilMoved,
  personChanged,
  personInvited,
  invitationAccepted,
  ...guardianships,
  schoolChanged,
];

/** Keeps the shell, the people of the school and its settings in step with what others do. */
export const reactions: readonly Reaction[] = [
  ...whoIAm.map((kind) => reaction(kind, (_data, client) => void client.invalidateQueries({ queryKey: ME_KEY }))),
  ...whoIsThere.map((kind) => refreshing(kind, findPeople, getPerson)),
  ...[teachingChanged, roleGiven, roleEnded].map((kind) => refreshing(kind, getTeaching)),
  refreshing(schoolChanged, getSchoolSettings, listPlatformSchools),
  refreshing(headcountChanged, listPlatformSchools),
];
