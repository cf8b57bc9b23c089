import type { FileKit } from '#platform/server/files/open-files.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { aboutPerson } from '../contract/about-person.ts';
import { conversationPicture } from '../contract/conversation-picture.ts';
import { errors } from '../contract/errors.ts';
import { framed } from '../contract/framed.ts';
import { messageFile } from '../contract/message-file.ts';
import { policy } from '../contract/policy.ts';
import { addMembers } from './add-members.ts';
import { addReaction } from './add-reaction.ts';
import { archiveConversation } from './archive-conversation.ts';
import { maySeeFilesOf } from './attachments-page-store.ts';
import { audiences } from './audience-store.ts';
import { beginMissingGroups } from './begin-official-job.ts';
import { changePermission } from './change-permission.ts';
import { changePicture } from './change-picture.ts';
import { changeTitle } from './change-title.ts';
import { clearConversation } from './clear-conversation.ts';
import { createCampaign } from './create-campaign.ts';
import { createConversation } from './create-conversation.ts';
import { createPlatformNotice } from './create-platform-notice.ts';
import { createPoll } from './create-poll.ts';
import { deleteAttachment } from './delete-attachment.ts';
import { deleteConversation } from './delete-conversation.ts';
import { deleteDraft } from './delete-draft.ts';
import { deleteForEveryone } from './delete-for-everyone.ts';
import { deleteMessage } from './delete-message.ts';
import { deletePicture } from './delete-picture.ts';
import { deleteReaction } from './delete-reaction.ts';
import { dismissAnnouncement } from './dismiss-announcement.ts';
import { editMessage } from './edit-message.ts';
import { exportPoll } from './export-poll.ts';
import { fetchAttachment } from './fetch-attachment.ts';
import { findConversation } from './find-conversation.ts';
import { forwardMessages } from './forward-messages.ts';
import { getAttachment } from './get-attachment.ts';
import { getConversation } from './get-conversation.ts';
import { getConversationPicture } from './get-conversation-picture.ts';
import { getDraft } from './get-draft.ts';
import { getImportantRole } from './get-important-role.ts';
import { getMessage } from './get-message.ts';
import { getMessagingUser } from './get-messaging-user.ts';
import { getSettings } from './get-settings.ts';
import { hears } from './hearing-store.ts';
import { hideMessage } from './hide-message.ts';
import { jobs } from './jobs.ts';
import { leaveConversation } from './leave-conversation.ts';
import { listAnnouncements } from './list-announcements.ts';
import { listAttachments } from './list-attachments.ts';
import { listCampaignSchools } from './list-campaign-schools.ts';
import { listContactGroups } from './list-contact-groups.ts';
import { listContacts } from './list-contacts.ts';
import { listConversations } from './list-conversations.ts';
import { listMembers } from './list-members.ts';
import { listMessages } from './list-messages.ts';
import { listPlatformNotices } from './list-platform-notices.ts';
import { listReactions } from './list-reactions.ts';
import { listSeenBy } from './list-seen-by.ts';
import { listStatuses } from './list-statuses.ts';
import { isInside } from './membership-store.ts';
import { muteConversation } from './mute-conversation.ts';
import { readAll } from './read-all.ts';
import { removeMember } from './remove-member.ts';
import { resetVote } from './reset-vote.ts';
import { saveSettings } from './save-settings.ts';
import { searchMessages } from './search-messages.ts';
import { seeMessage } from './see-message.ts';
import { sendMessage } from './send-message.ts';
import { setReplies } from './set-replies.ts';
import { tellAgain } from './tell-messages-job.ts';
import { unarchiveConversation } from './unarchive-conversation.ts';
import { unhideMessage } from './unhide-message.ts';
import { unmuteConversation } from './unmute-conversation.ts';
import { countUnread, importantToday, unreadBadge, unreadDigest } from './unread-store.ts';
import { receivers } from './untold-store.ts';
import { votePoll } from './vote-poll.ts';
import { withdrawPlatformNotice } from './withdraw-platform-notice.ts';

/** Conversations, and what is said in them. */
export const messaging = ({ files }: { files: FileKit }): ServerModule => ({
  name: 'messaging',
  handlers: [
    listConversations,
    findConversation,
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
    readAll,
    listAnnouncements,
    dismissAnnouncement,
    createCampaign,
    listPlatformNotices,
    createPlatformNotice,
    withdrawPlatformNotice,
    listContacts,
    listContactGroups,
    listCampaignSchools,
    sendMessage,
    listMessages,
    getMessage,
    editMessage,
    deleteMessage,
    hideMessage,
    unhideMessage,
    seeMessage,
    listSeenBy,
    addReaction,
    deleteReaction,
    listReactions,
    createPoll,
    votePoll,
    resetVote,
    exportPoll(files.pdfs),
    getDraft,
    deleteDraft,
    listAttachments,
    deleteAttachment,
    getAttachment,
    fetchAttachment(files.store),
    searchMessages,
    forwardMessages,
  ],
  policy,
  errors,
  aboutPerson,
  audiences,
  hears,
  jobs,
  prepare: beginMissingGroups,
  sweep: tellAgain,
  notices: { receivers, digests: [unreadDigest], badges: [unreadBadge] },
  framed,
  shell: { today: importantToday, counters: { unread: countUnread } },
  files: [
    { ...conversationPicture, maySee: isInside },
    { ...messageFile, maySee: maySeeFilesOf },
  ],
});
