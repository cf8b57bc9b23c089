import type { Relation, Samples, World } from '#platform/testing/samples.ts';

const TEXT = { title: 'Trip', description: '<p>May your child come along?</p>', consent_type: 'simple' };
const ALL_STUDENTS = { scope: { class_level_id: null, parallel_identifier_id: null, type_id: [2] } };
const WRITTEN = { consent: TEXT, consent_target: { target_type: 'custom' }, groups: [ALL_STUDENTS] };

const inSchool = (world: World, relation: Relation) => ({ query: { school_id: world.school(relation) } });

const aboutConsent = async (world: World, relation: Relation) => ({
  ...inSchool(world, relation),
  params: { id: await world.consent(relation, 'published') },
});

export const samples: Samples = {
  'GET /consents': inSchool,
  'GET /consents/groups/': inSchool,
  'GET /consents/waiting': () => ({}),
  'POST /consents/asked': (world, relation) => ({
    ...inSchool(world, relation),
    body: { consent_target: WRITTEN.consent_target, groups: WRITTEN.groups },
  }),
  'GET /consents/:id': aboutConsent,
  'GET /consents/:id/groups/': aboutConsent,
  'GET /consents/:id/responses/': aboutConsent,
  'GET /consents/:id/responses/full': aboutConsent,
  'GET /consents/:id/statistics/': aboutConsent,
  'GET /consents/:id/logs/': aboutConsent,
  'GET /consents/:id/versions/': aboutConsent,
  'POST /consents': (world, relation) => ({ ...inSchool(world, relation), body: WRITTEN }),
  'POST /consents/:id': async (world, relation) => ({
    ...(await aboutConsent(world, relation)),
    body: { consent: { is_archived: true } },
  }),
  'DELETE /consents/:id': async (world, relation) => ({ params: { id: await world.consent(relation, 'draft') } }),
  'POST /consents/:id/reminder': aboutConsent,
  'GET /users/:userId/consents': async (world, relation) => ({
    ...inSchool(world, 'own'),
    params: { userId: (await world.question(relation)).person_id },
  }),
  'POST /users/:userId/consents/:consentId': async (world, relation) => {
    const { person_id, consent_id } = await world.question(relation);
    return {
      ...inSchool(world, 'own'),
      params: { userId: person_id, consentId: consent_id },
      body: { is_accepted: true },
    };
  },
};
