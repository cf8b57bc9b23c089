import type { SampleRequest, Samples } from '#platform/testing/samples.ts';
import { DEMO_PASSWORD } from './demo-password.ts';

export const samples: Samples = {
  'POST /auth/login': () => ({ body: { username: 'teacher', password: DEMO_PASSWORD } }),
  'GET /auth/logout': () => ({ query: { redirect: false } }),
  'GET /auth/demo-accounts': () => ({}),
  'GET /auth/invitations/:code': async (world, relation) => ({
    params: { code: (await world.invited(relation)).code },
  }),
  'POST /auth/invitations/:code': async (world, relation) => ({
    params: { code: (await world.invited(relation)).code },
    body: { username: world.word(), password: 'Seven-grey-geese-7', password_repeat: 'Seven-grey-geese-7' },
  }),
  'POST /launch-codes': async ({ host, account }, relation) => ({
    body: { host_key: host.key, origin: host.origin, module: 'people', ...(await account(relation)) },
  }),
  'POST /auth/launch': async ({ host, launchCode }) => ({
    body: { code: await launchCode(), origin: host.origin, path: '/school', framed: true },
  }),
  'POST /auth/bearer': async ({ bearer }) => {
    const token = await bearer();
    return token === null ? {} : { headers: { authorization: `Bearer ${token}` } };
  },
  'GET /user/me/status': () => ({}),
  'POST /user/me/status': () => ({}),
  'POST /socket-ticket': () => ({}),
  'GET /set-user': async (world, relation) => {
    const role_id = relation === 'own' ? world.me.role_id : (await world.member(relation, 'parent')).role_id;
    const query: SampleRequest['query'] = role_id === null ? { redirect: false } : { redirect: false, role_id };
    return { query };
  },
};
