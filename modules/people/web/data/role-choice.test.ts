import { describe, expect, it } from 'vitest';
import { ROLE_TYPES } from '../../contract/role-types.ts';
import type { OfferedLabels } from '../../contract/shapes.ts';
import { choosingType, labelsFor } from './role-choice.ts';

const { staff, participant, student } = ROLE_TYPES;
const offered: OfferedLabels = [
  { type_id: staff, labels: ['librarian', 'member'] },
  { type_id: participant, labels: ['member'] },
];

describe('the finer name of a role', () => {
  it('is one of those that the server offers for the type', () => {
    expect(labelsFor(offered, staff)).toEqual(['librarian', 'member']);
    expect([labelsFor(offered, student), labelsFor(offered, null), labelsFor([], staff)]).toEqual([[], [], []]);
  });

  it('stays with another type only where it fits', () => {
    expect(choosingType(offered, participant, 'member')).toEqual({ type_id: participant, label: 'member' });
    expect(choosingType(offered, participant, 'librarian')).toEqual({ type_id: participant, label: null });
    expect(choosingType(offered, null, 'member')).toEqual({ type_id: null, label: null });
  });
});
