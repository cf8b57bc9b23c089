import { expect, it } from 'vitest';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import { keepsJournals } from './may-keep-journals.ts';

it('is for those who lead the school', () => {
  const keeping = Object.entries(ROLE_TYPES).filter(([, type_id]) => keepsJournals(type_id));
  expect(keeping.map(([name]) => name)).toEqual(['headmaster', 'admin']);
});
