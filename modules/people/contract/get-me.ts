import { endpoint } from '#platform/contract/endpoint.ts';
import { Me } from './shapes.ts';

export const getMe = endpoint('GET /user/me', { answer: Me });
