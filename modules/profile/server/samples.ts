import type { Samples } from '#platform/testing/samples.ts';

export const samples: Samples = {
  'GET /user/me/profile': () => ({}),
  // What students may change too; the rest is refused to them by a rule, not by the policy.
  'POST /user/me/profile': (world) => ({ body: { dietary_preferences: `No ${world.word()}` } }),
  'POST /user/me/contacts': (world) => ({ body: { channel: 'email', address: `${world.word()}@post.example` } }),
  'POST /user/me/contacts/verify': async (world, relation) => ({
    body: { channel: 'email', code: (await world.contactCheck(relation)).code },
  }),
  'DELETE /user/me/contacts/:channel/address': async ({ ownAddress, entries }) => {
    // Another way back in stays: without one the address may not go.
    await entries.passkey('own');
    await ownAddress();
    return { params: { channel: 'email' } };
  },
  'DELETE /user/me/contacts/:channel': async (world) => {
    await world.contactCheck('own');
    return { params: { channel: 'email' } };
  },
  'GET /auth/email-links/:code': async (world, relation) => ({
    params: { code: (await world.contactCheck(relation)).link },
  }),
  'POST /auth/email-links/:code': async (world, relation) => ({
    params: { code: (await world.contactCheck(relation)).link },
  }),
  'POST /user/me/picture': async (world, relation) => ({ body: { file_id: (await world.file(relation)).id } }),
  'POST /user/me/copies': () => ({}),
  'GET /user/me/copies': () => ({}),
  'GET /user/me/copies/:copyId/content/:ticket': async (world, relation) => {
    const { id, ticket } = await world.copy(relation);
    return { params: { copyId: id, ticket } };
  },
  'GET /user/me/looks': async (world, relation) => ({ query: { child_id: await world.someone(relation) } }),
  'DELETE /user/me/picture': () => ({}),
  'GET /people/:personId/picture': async (world, relation) => {
    // Whoever has no role is in no school, and sees no picture but their own.
    const isAlone = world.me.role_id === null && relation === 'same school';
    const { person_id, version } = await world.pictured(isAlone ? 'own' : relation);
    return { params: { personId: person_id }, query: { v: version } };
  },
};
