import type { ServerModule } from '#platform/server/module.ts';
import { errors } from '../contract/errors.ts';
import { policy } from '../contract/policy.ts';
import { addGuardian } from './add-guardian.ts';
import { checkPackageFeature } from './check-package-feature.ts';
import { createSchool } from './create-school.ts';
import { endRole } from './end-role.ts';
import { findPeople } from './find-people.ts';
import { getMe } from './get-me.ts';
import { getMyBasics } from './get-my-basics.ts';
import { getMyContext } from './get-my-context.ts';
import { getMyPackageFeatures } from './get-my-package-features.ts';
import { getMyRoles } from './get-my-roles.ts';
import { getPerson } from './get-person.ts';
import { getSchoolSettings } from './get-school-settings.ts';
import { giveRole } from './give-role.ts';
import { invitePerson } from './invite-person.ts';
import { listClassLevels } from './list-class-levels.ts';
import { listClassStudents } from './list-class-students.ts';
import { listClasses } from './list-classes.ts';
import { listCourses } from './list-courses.ts';
import { listPackageFeatures } from './list-package-features.ts';
import { listPlatformSchools } from './list-platform-schools.ts';
import { listSchools } from './list-schools.ts';
import { listSubjectsWithCourses } from './list-subjects-with-courses.ts';
import { movePupil } from './move-pupil.ts';
import { removeGuardianship } from './remove-guardianship.ts';
import { renewFirstInvitation } from './renew-first-invitation.ts';
import { renewInvitation } from './renew-invitation.ts';
import { saveGuardianship } from './save-guardianship.ts';
import { savePlatformSchool } from './save-platform-school.ts';
import { saveProfile } from './save-profile.ts';
import { saveSchoolSettings } from './save-school-settings.ts';
import { waitingForLeaders } from './today-store.ts';

/** Schools, persons, roles, guardianships: what every other module stands on. */
export const people = (options: { lessonTypeDigits: string }): ServerModule => ({
  name: 'people',
  handlers: [
    getMe,
    getMyBasics,
    getMyContext,
    getMyRoles,
    getMyPackageFeatures,
    saveProfile,
    listSchools,
    listClassLevels,
    listSubjectsWithCourses,
    listPackageFeatures,
    checkPackageFeature,
    listCourses,
    listClasses,
    listClassStudents,
    getSchoolSettings(options.lessonTypeDigits),
    saveSchoolSettings(options.lessonTypeDigits),
    findPeople,
    getPerson,
    invitePerson,
    renewInvitation,
    giveRole,
    endRole,
    movePupil,
    addGuardian,
    saveGuardianship,
    removeGuardianship,
    listPlatformSchools,
    createSchool,
    savePlatformSchool,
    renewFirstInvitation,
  ],
  policy,
  errors,
  shell: { today: waitingForLeaders },
});
