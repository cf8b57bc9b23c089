import { endpoint } from '#platform/contract/endpoint.ts';
import { Context } from './shapes.ts';

export const getMyContext = endpoint('GET /user/me/context', { answer: Context });
