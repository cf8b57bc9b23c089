import {
  IconDeviceMobile,
  IconFingerprint,
  IconId,
  IconShieldCheck,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react';
import { type ComponentType, lazy } from 'react';
import type { WordKey } from '#platform/web/module.ts';
import { EID_WAYS } from '../../contract/eid.ts';
import type { Proof } from '../../contract/proofs.ts';
import { mayUsePasskeys } from './may-use-passkeys.ts';

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
export const proofWays: readonly ProofWay[] = [
  {
    id: 'passkey',
    label: 'account:passkeys.way',
    icon: IconFingerprint,
    purposes: ['sign-in', 'prove'],
    Component: lazy(() => import('../parts/passkey-way.tsx')),
  },
  {
    id: 'id_card',
    label: 'account:eid.id_card',
    icon: IconId,
    purposes: ['sign-in', 'prove', 'verify'],
    Component: lazy(() => import('../parts/id-card-way.tsx')),
  },
  {
    id: 'mobile_id',
    label: 'account:eid.mobile_id',
    icon: IconDeviceMobile,
    purposes: ['sign-in', 'prove', 'verify'],
    Component: lazy(() => import('../parts/mobile-id-way.tsx')),
  },
  {
    id: 'smart_id',
    label: 'account:eid.smart_id',
    icon: IconShieldCheck,
    purposes: ['sign-in', 'prove', 'verify'],
    Component: lazy(() => import('../parts/smart-id-way.tsx')),
  },
  {
    id: 'openid',
    label: 'account:eid.openid',
    icon: IconWorld,
    purposes: ['sign-in', 'prove', 'verify'],
    Component: lazy(() => import('../parts/openid-way.tsx')),
  },
];

const needsService = (id: Proof): boolean => EID_WAYS.some((way) => way === id);

/** Whether a way can be used here: a passkey needs a browser, an eID a service that this installation is configured with. */
export const isOffered = ({ id }: ProofWay, eids: readonly Proof[] = []): boolean =>
  id === 'passkey' ? mayUsePasskeys() : !needsService(id) || eids.includes(id);
