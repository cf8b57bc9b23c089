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
  'GET /user/me/status': () => ({}),
  'POST /user/me/status': () => ({}),
  'POST /socket-ticket': () => ({}),
  'GET /set-user': async (world, relation) => {
    const role_id = relation === 'own' ? world.me.role_id : (await world.member(relation, 'parent')).role_id;
    const query: SampleRequest['query'] = role_id === null ? { redirect: false } : { redirect: false, role_id };
    return { query };
  },
};
