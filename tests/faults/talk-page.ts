/** What a page with conversations on it loads; `openTalkScreen` loads it anew for each. */
export { getConversation } from '#modules/messaging/contract/get-conversation.ts';
export { getMessage } from '#modules/messaging/contract/get-message.ts';
export { listConversations } from '#modules/messaging/contract/list-conversations.ts';
export { listMessages } from '#modules/messaging/contract/list-messages.ts';
export { hearTalk } from '#modules/messaging/web/data/hear-talk.ts';
export { keepTalk } from '#modules/messaging/web/data/keep-talk.ts';
export { reactions } from '#modules/messaging/web/data/reactions.ts';
export { talkNews } from '#modules/messaging/web/data/talk-news.ts';
export { offlineError, refusedError } from '#platform/web/data/call-error.ts';
