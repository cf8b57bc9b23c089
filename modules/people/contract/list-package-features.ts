import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { PackageFeature, SchoolParams } from './shapes.ts';

export const listPackageFeatures = endpoint('GET /schools/:schoolId/package-features', {
  params: SchoolParams,
  answer: Type.Array(PackageFeature),
});
