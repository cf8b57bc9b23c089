import type { FileKit } from '#platform/server/files/open-files.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { errors } from '../contract/errors.ts';
import { policy } from '../contract/policy.ts';
import { audiences } from './audience-store.ts';
import { getConversation } from './get-conversation.ts';
import { getMessage } from './get-message.ts';
import { listConversations } from './list-conversations.ts';
import { listMessages } from './list-messages.ts';
import { sendMessage } from './send-message.ts';

/** Conversations, and what is said in them. */
export const messaging = (_options: { files: FileKit }): ServerModule => ({
  name: 'messaging',
  handlers: [listConversations, getConversation, sendMessage, listMessages, getMessage],
  policy,
  errors,
  audiences,
});
