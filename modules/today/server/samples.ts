import type { Samples } from '#platform/testing/samples.ts';

export const samples: Samples = {
  'GET /today': () => ({}),
  'GET /v2/users/me/unread': () => ({}),
  'GET /user/:type/count': () => ({ params: { type: 'materials' } }),
  'POST /teacher/dashboard': () => ({ query: { use_dashboard_v3: '' }, body: {} }),
};
