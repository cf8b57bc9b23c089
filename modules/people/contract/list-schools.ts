import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { School } from './shapes.ts';

export const listSchools = endpoint('GET /schools', { answer: Type.Array(School) });
