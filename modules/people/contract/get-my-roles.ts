import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Role } from './shapes.ts';

export const getMyRoles = endpoint('GET /user/me/roles', { answer: Type.Array(Role) });
