import type { Relation, Samples, World } from '#platform/testing/samples.ts';
import { ROLE_TYPES } from '../contract/role-types.ts';

const mine = () => ({});

const inSchool = (world: World, relation: Relation) => ({ params: { schoolId: world.school(relation) } });

const aboutSomeone = async (world: World, relation: Relation) => ({
  params: { schoolId: world.school(relation), personId: await world.someone(relation) },
});

const aboutGuardianship = async (world: World, relation: Relation) => ({
  params: { schoolId: world.school(relation), guardianshipId: await world.guardianship(relation) },
});

const ofSchool: Samples = {
  'GET /schools/:schoolId/class-levels': inSchool,
  'GET /schools/:schoolId/logo': async (world, relation) => ({
    params: { schoolId: await world.schoolWithLogo(relation) },
  }),
  'POST /schools/:schoolId/logo': (world, relation) => ({ ...inSchool(world, relation), body: { file_id: null } }),
  'GET /schools/:schoolId/subjects-with-courses': inSchool,
  'GET /schools/:schoolId/package-features': inSchool,
  'GET /schools/:schoolId/check-package-feature': (world, relation) => ({
    ...inSchool(world, relation),
    query: { feature_key: 'COURSE_CHOICES' },
  }),
  'GET /schools/:schoolId/courses': (world, relation) => ({ ...inSchool(world, relation), query: { search: 'a' } }),
  'GET /schools/:schoolId/classes': inSchool,
  'GET /schools/:schoolId/classes/:level/:parallel/students': (world, relation) => ({
    params: { schoolId: world.school(relation), level: 11, parallel: 'A' },
  }),
  'GET /schools/:schoolId/settings': inSchool,
  'POST /schools/:schoolId/settings': (world, relation) => ({
    ...inSchool(world, relation),
    body: { name: `School ${world.word()}`, is_teacher_dashboard_enabled: true },
  }),
};

const ofPeople: Samples = {
  'GET /schools/:schoolId/people': (world, relation) => ({
    ...inSchool(world, relation),
    query: { search: 'a', class_id: world.class(relation) },
  }),
  // A pupil, because looks at pupils are noted.
  'GET /schools/:schoolId/people/:personId': async (world, relation) => ({
    params: { schoolId: world.school(relation), personId: (await world.member(relation, 'student')).person_id },
  }),
  'POST /schools/:schoolId/people': (world, relation) => ({
    ...inSchool(world, relation),
    body: {
      firstname: 'Mari',
      lastname: 'Maasikas',
      email: `${world.word()}@post.example`,
      birthday: '2012-02-29',
      type_id: ROLE_TYPES.student,
      class_id: world.class(relation),
    },
  }),
  'POST /schools/:schoolId/people/:personId/invitation': async (world, relation) => ({
    params: { schoolId: world.school(relation), personId: (await world.invited(relation)).person_id },
  }),
  'POST /schools/:schoolId/people/:personId/roles': async (world, relation) => ({
    ...(await aboutSomeone(world, relation)),
    body: { type_id: ROLE_TYPES.formmaster, class_id: world.class(relation) },
  }),
  'POST /schools/:schoolId/people/:personId/class': async (world, relation) => ({
    params: { schoolId: world.school(relation), personId: (await world.member(relation, 'student')).person_id },
    body: { class_id: world.class(relation) },
  }),
  'GET /schools/:schoolId/people/:personId/teaching': async (world, relation) => ({
    params: { schoolId: world.school(relation), personId: (await world.member(relation, 'teacher')).person_id },
  }),
  'POST /schools/:schoolId/people/:personId/teaching': async (world, relation) => ({
    params: { schoolId: world.school(relation), personId: (await world.member(relation, 'teacher')).person_id },
    body: { class_ids: [world.class(relation)] },
  }),
  'POST /schools/:schoolId/people/:personId/guardians': async (world, relation) => ({
    params: { schoolId: world.school(relation), personId: (await world.member(relation, 'student')).person_id },
    body: { guardian_id: (await world.member(relation, 'parent')).person_id, kind: 'mother' },
  }),
  'POST /schools/:schoolId/roles/:roleId/end': async (world, relation) => ({
    params: { schoolId: world.school(relation), roleId: (await world.member(relation, 'staff')).role_id },
  }),
  'POST /schools/:schoolId/guardianships/:guardianshipId': async (world, relation) => ({
    ...(await aboutGuardianship(world, relation)),
    body: { is_barred: true },
  }),
  'DELETE /schools/:schoolId/guardianships/:guardianshipId': aboutGuardianship,
};

const ofPlatform: Samples = {
  'GET /platform/schools': mine,
  'POST /platform/schools': (world) => ({
    body: {
      name: `School ${world.word()}`,
      country: 'EE',
      time_zone: 'Europe/Tallinn',
      package_key: 'standard',
      admin: { firstname: 'Mari', lastname: 'Maasikas', email: `${world.word()}@post.example` },
    },
  }),
  // A school of its own: another package would close calls to everybody else in the story.
  'POST /platform/schools/:id': async (world, relation) => ({
    params: { id: await world.newSchool(relation) },
    body: { package_key: 'standard' },
  }),
  'POST /platform/schools/:id/invitation': async (world, relation) => ({
    params: { id: await world.newSchool(relation) },
  }),
};

export const samples: Samples = {
  'GET /user/me': mine,
  'GET /user/me/context': mine,
  'GET /user/me/roles': mine,
  'GET /user/me/basic': mine,
  'GET /user/me/package-features': mine,
  'POST /user/profile': () => ({ body: { support_chat_id: 'chat-1' } }),
  'GET /schools': mine,
  'GET /schools/logos': () => ({ query: { ids: '1,2' } }),
  ...ofSchool,
  ...ofPeople,
  ...ofPlatform,
};
