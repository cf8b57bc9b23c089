import type { FileStore } from '#platform/server/files/file-store.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { aboutPerson } from '../contract/about-person.ts';
import { errors } from '../contract/errors.ts';
import { framed } from '../contract/framed.ts';
import { roleGivenNotice } from '../contract/notices.ts';
import { policy } from '../contract/policy.ts';
import { schoolLogo } from '../contract/school-logo.ts';
import { addGuardian } from './add-guardian.ts';
import { audiences } from './audience-store.ts';
import { checkPackageFeature } from './check-package-feature.ts';
import { contactsOf, receivers, timeZones } from './contact-store.ts';
import { createSchool } from './create-school.ts';
import { endRole } from './end-role.ts';
import { findPeople } from './find-people.ts';
import { getMe } from './get-me.ts';
import { getMyBasics } from './get-my-basics.ts';
import { getMyContext } from './get-my-context.ts';
import { getMyPackageFeatures } from './get-my-package-features.ts';
import { getMyRoles } from './get-my-roles.ts';
import { getPerson } from './get-person.ts';
import { getSchoolLogo } from './get-school-logo.ts';
import { getSchoolSettings } from './get-school-settings.ts';
import { getTeaching } from './get-teaching.ts';
import { giveRole } from './give-role.ts';
import { invitePerson } from './invite-person.ts';
import { listClassLevels } from './list-class-levels.ts';
import { listClassStudents } from './list-class-students.ts';
import { listClasses } from './list-classes.ts';
import { listCourses } from './list-courses.ts';
import { listPackageFeatures } from './list-package-features.ts';
import { listPlatformSchools } from './list-platform-schools.ts';
import { listSchoolLogos } from './list-school-logos.ts';
import { listSchools } from './list-schools.ts';
import { listSubjectsWithCourses } from './list-subjects-with-courses.ts';
import { forgetOldLooks } from './look-store.ts';
import { movePupil } from './move-pupil.ts';
import { removeGuardianship } from './remove-guardianship.ts';
import { renewFirstInvitation } from './renew-first-invitation.ts';
import { renewInvitation } from './renew-invitation.ts';
import { saveGuardianship } from './save-guardianship.ts';
import { savePlatformSchool } from './save-platform-school.ts';
import { saveProfile } from './save-profile.ts';
import { saveSchoolLogo } from './save-school-logo.ts';
import { saveSchoolSettings } from './save-school-settings.ts';
import { saveTeaching } from './save-teaching.ts';
import { waitingForLeaders } from './today-store.ts';

/** Schools, persons, roles, guardianships: what every other module stands on. */
export const people = (options: {
  lessonTypeDigits: string;
  uploadLimits: boolean;
  pollingPromo: boolean;
  store: FileStore;
}): ServerModule => ({
  name: 'people',
  handlers: [
    getMe,
    getMyBasics,
    getMyContext({ has_upload_limits: options.uploadLimits, has_polling_promo: options.pollingPromo }),
    getMyRoles,
    getMyPackageFeatures,
    saveProfile,
    listSchools,
    listSchoolLogos,
    listClassLevels,
    listSubjectsWithCourses,
    listPackageFeatures,
    checkPackageFeature,
    listCourses,
    listClasses,
    listClassStudents,
    getSchoolSettings(options.lessonTypeDigits),
    saveSchoolSettings(options.lessonTypeDigits),
    getSchoolLogo(options.store),
    saveSchoolLogo,
    findPeople,
    getPerson,
    invitePerson,
    renewInvitation,
    giveRole,
    endRole,
    movePupil,
    getTeaching,
    saveTeaching,
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
  aboutPerson,
  framed,
  audiences,
  notices: { kinds: [roleGivenNotice], contactsOf, receivers },
  timeZones,
  sweep: forgetOldLooks,
  shell: { today: waitingForLeaders },
  // Everybody in the school sees its logo.
  files: [{ ...schoolLogo, maySee: async (_tx, { role }, school_id) => role?.school_id === school_id }],
});
