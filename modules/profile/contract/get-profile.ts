import { endpoint } from '#platform/contract/endpoint.ts';
import { Profile } from './shapes.ts';

export const getProfile = endpoint('GET /user/me/profile', { answer: Profile });
