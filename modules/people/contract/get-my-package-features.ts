import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { PackageFeature } from './shapes.ts';

export const getMyPackageFeatures = endpoint('GET /user/me/package-features', { answer: Type.Array(PackageFeature) });
