import { handleFromActor } from '#platform/server/handle.ts';
import type { Feature } from '../contract/features.ts';
import { getMyPackageFeatures as contract } from '../contract/get-my-package-features.ts';

export const getMyPackageFeatures = handleFromActor(contract, ({ actor }) =>
  (actor.role?.features ?? []).map((key) => ({ feature_key: key as Feature })),
);
