import type { FileKit } from '#platform/server/files/open-files.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { errors } from '../contract/errors.ts';
import { policy } from '../contract/policy.ts';
import { addMembers } from './add-members.ts';
import { archiveConversation } from './archive-conversation.ts';
import { audiences } from './audience-store.ts';
import { changePermission } from './change-permission.ts';
import { changePicture } from './change-picture.ts';
import { changeTitle } from './change-title.ts';
import { clearConversation } from './clear-conversation.ts';
import { createConversation } from './create-conversation.ts';
import { deleteConversation } from './delete-conversation.ts';
import { deleteForEveryone } from './delete-for-everyone.ts';
import { deletePicture } from './delete-picture.ts';
import { getConversation } from './get-conversation.ts';
import { getConversationPicture } from './get-conversation-picture.ts';
import { getImportantRole } from './get-important-role.ts';
import { getMessage } from './get-message.ts';
import { getMessagingUser } from './get-messaging-user.ts';
import { getSettings } from './get-settings.ts';
import { leaveConversation } from './leave-conversation.ts';
import { listCampaignSchools } from './list-campaign-schools.ts';
import { listContactGroups } from './list-contact-groups.ts';
import { listContacts } from './list-contacts.ts';
import { listConversations } from './list-conversations.ts';
import { listMembers } from './list-members.ts';
import { listMessages } from './list-messages.ts';
import { listStatuses } from './list-statuses.ts';
import { muteConversation } from './mute-conversation.ts';
import { removeMember } from './remove-member.ts';
import { saveSettings } from './save-settings.ts';
import { sendMessage } from './send-message.ts';
import { setReplies } from './set-replies.ts';
import { unarchiveConversation } from './unarchive-conversation.ts';
import { unmuteConversation } from './unmute-conversation.ts';

/** Conversations, and what is said in them. */
export const messaging = ({ files }: { files: FileKit }): ServerModule => ({
  name: 'messaging',
  handlers: [
    listConversations,
    getConversation,
    createConversation,
    deleteConversation,
    deleteForEveryone,
    listMembers,
    addMembers,
    changePermission,
    removeMember,
    listStatuses,
    muteConversation,
    unmuteConversation,
    setReplies,
    archiveConversation,
    unarchiveConversation,
    clearConversation,
    leaveConversation,
    changeTitle,
    changePicture,
    deletePicture,
    getConversationPicture(files.store),
    getImportantRole,
    getMessagingUser,
    getSettings,
    saveSettings,
    listContacts,
    listContactGroups,
    listCampaignSchools,
    sendMessage,
    listMessages,
    getMessage,
  ],
  policy,
  errors,
  audiences,
});
