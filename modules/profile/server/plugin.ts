import type { ServerModule } from '#platform/server/module.ts';
import { errors } from '../contract/errors.ts';
import { policy } from '../contract/policy.ts';

export const profile: ServerModule = { name: 'profile', handlers: [], policy, errors };
