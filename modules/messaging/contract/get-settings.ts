import { endpoint } from '#platform/contract/endpoint.ts';
import { Settings } from './settings.ts';

/** The caller's settings of messaging. */
export const getSettings = endpoint('GET /v2/users/me/settings', { answer: Settings, refuses: ['settings_not_set'] });
