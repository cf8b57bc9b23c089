import { handleFromActor } from '#platform/server/handle.ts';
import { checkPackageFeature as contract } from '../contract/check-package-feature.ts';

export const checkPackageFeature = handleFromActor(
  contract,
  ({ school, query }) => school.actor.role?.features.includes(query.feature_key) ?? false,
);
