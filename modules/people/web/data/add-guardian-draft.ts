import type { GUARDIAN_KINDS } from '../../contract/role-types.ts';
import type { FaultWord } from './fault-word.ts';

/** A guardian who is about to be added; null where nothing is chosen yet. */
export type AddGuardianDraft = { guardian_id: number | null; kind: (typeof GUARDIAN_KINDS)[number] | null };

export const NO_GUARDIAN: AddGuardianDraft = { guardian_id: null, kind: null };

export const checkAddGuardian = ({
  guardian_id,
  kind,
}: AddGuardianDraft): Partial<Record<keyof AddGuardianDraft, FaultWord>> => ({
  ...(guardian_id === null && { guardian_id: 'add_guardian.choose' as const }),
  ...(kind === null && { kind: 'add_guardian.choose_kind' as const }),
});

/** What is sent; null while something is not chosen. */
export const addGuardianBody = ({ guardian_id, kind }: AddGuardianDraft) =>
  guardian_id === null || kind === null ? null : { guardian_id, kind };

export const ADD_GUARDIAN_REFUSALS = {
  guardian_id: ['guardian_not_found', 'not_a_parent', 'guardianship_exists', 'own_guardian'],
  kind: [],
} as const;
