import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { FeatureKey, SchoolParams } from './shapes.ts';

export const checkPackageFeature = endpoint('GET /schools/:schoolId/check-package-feature', {
  params: SchoolParams,
  query: Type.Object({ feature_key: FeatureKey }),
  answer: Type.Boolean(),
});
