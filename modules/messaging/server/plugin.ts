import type { FileKit } from '#platform/server/files/open-files.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { errors } from '../contract/errors.ts';
import { policy } from '../contract/policy.ts';

/** Conversations, and what is said in them. */
export const messaging = (_options: { files: FileKit }): ServerModule => ({
  name: 'messaging',
  handlers: [],
  policy,
  errors,
});
