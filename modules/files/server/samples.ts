import type { Relation, Samples, World } from '#platform/testing/samples.ts';

/** Whoever has no role is at home in no school. */
const isHomeless = ({ me }: World, relation: Relation): boolean =>
  me.role_id === null && (relation === 'own' || relation === 'same school');

export const samples: Samples = {
  'POST /upload': (world, relation) => ({
    ...(isHomeless(world, relation) ? {} : { query: { school_id: world.school(relation) } }),
    body: { app_name: 'profile' },
    file: world.picture,
  }),
  'GET /schools/:schoolId/upload-limits': (world, relation) => ({
    params: { schoolId: world.school(relation) },
    query: { app_name: 'profile' },
  }),
  'GET /files/:fileId': async (world, relation) => ({ params: { fileId: (await world.file(relation)).id } }),
  'GET /files/:fileId/content/:ticket': async (world, relation) => {
    const { id, ticket } = await world.file(relation);
    return { params: { fileId: id, ticket } };
  },
};
