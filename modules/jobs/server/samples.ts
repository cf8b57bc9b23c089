import type { Samples } from '#platform/testing/samples.ts';

export const samples: Samples = {
  'GET /platform/jobs': () => ({}),
  'POST /platform/jobs/:id/retry': () => ({ params: { id: 2_000_000_000 } }),
};
