import { describe, expect, it } from 'vitest';
import { ROLE_TYPE_IDS, ROLE_TYPES } from '#platform/contract/role-types.ts';
import { keepsConsents, mayTarget, rightsOn } from './may-keep.ts';

const { admin, headmaster, formmaster, teacher } = ROLE_TYPES;
const draft = { published_at: null, archived_at: null };
const published = { published_at: '2026-01-01T00:00:00Z', archived_at: null };
const archived = { ...published, archived_at: '2026-02-01T00:00:00Z' };

const rights = (...args: Parameters<typeof rightsOn>): string[] =>
  Object.entries(rightsOn(...args)).flatMap(([right, has]) => (has ? [right] : []));

describe('who keeps consents', () => {
  it('administrators and headmasters do, and only headmasters ask everybody', () => {
    expect(ROLE_TYPE_IDS.filter(keepsConsents)).toEqual([headmaster, admin]);
    expect(ROLE_TYPE_IDS.filter((type_id) => mayTarget('all', type_id))).toEqual([headmaster]);
  });

  it.each<[consent: Parameters<typeof rightsOn>[0], type_id: number, may: string[]]>([
    [draft, admin, ['edit', 'publish', 'delete']],
    [published, admin, ['edit', 'archive', 'delete', 'remind']],
    [published, headmaster, ['edit', 'archive', 'delete', 'remind']],
    [archived, admin, ['delete']],
    [published, formmaster, ['remind']],
    [archived, formmaster, []],
    [published, teacher, []],
  ])('%j as %s: %j', (consent, type_id, may) => expect(rights(consent, type_id)).toEqual(may));
});
