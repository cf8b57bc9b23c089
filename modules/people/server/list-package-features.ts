import { handleFromActor } from '#platform/server/handle.ts';
import type { Feature } from '../contract/features.ts';
import { listPackageFeatures as contract } from '../contract/list-package-features.ts';

export const listPackageFeatures = handleFromActor(contract, ({ school }) =>
  (school.actor.role?.features ?? []).map((key) => ({ feature_key: key as Feature })),
);
