import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { WordKey } from '#platform/web/module.ts';
import type { Proof } from '../../contract/proofs.ts';

/** What somebody shows who they are for: to be let in, to go on with something grave, or to have it confirmed. */
export type Purpose = 'sign-in' | 'prove' | 'verify';

export type ProofProps = {
  purpose: Purpose;
  /** The server has accepted it; after a sign-in with whoever is in now. */
  onDone: (user_id: number) => void;
};

/** A way to show who one is, beside the password: a button, and what it opens. */
export type ProofWay = {
  id: Proof;
  label: WordKey;
  icon: TablerIcon;
  purposes: readonly Purpose[];
  Component: ComponentType<ProofProps>;
};

/** The ways, in the order in which they are offered. */
export const proofWays: readonly ProofWay[] = [];
