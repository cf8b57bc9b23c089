import { endpoint } from '#platform/contract/endpoint.ts';
import { getMyStatus } from './get-my-status.ts';

/** A person says "I am still here": the idle time starts anew. */
export const staySignedIn = endpoint('POST /user/me/status', { answer: getMyStatus.answer });
