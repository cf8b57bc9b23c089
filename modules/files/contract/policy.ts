import type { Policy } from '#platform/contract/policy.ts';

// Who may upload for which purpose, and who may fetch what was linked, the purpose itself says.
export const policy = {
  'POST /upload': { who: 'signed-in', reach: 'school' },
  'GET /schools/:schoolId/upload-limits': { who: 'any-role', reach: 'school' },
  'GET /files/:fileId': { who: 'signed-in', reach: 'self' },
  'GET /files/:fileId/content/:ticket': { who: 'signed-in', reach: 'self' },
} as const satisfies Policy;
