import { type PersonTable, told, untold } from '#platform/contract/about-person.ts';

/** What this module keeps of persons. What others wrote is theirs, also where it was written to somebody. */
export const aboutPerson: readonly PersonTable[] = [
  told('messaging.conversation', 'created_by', 'id', 'school_id', 'group_type', 'title', 'created_at'),
  untold('messaging.conversation', 'person_low', 'Each of the two has a place in it, which is told.'),
  untold('messaging.conversation', 'person_high', 'Each of the two has a place in it, which is told.'),
  told(
    'messaging.member',
    'person_id',
    ...['conversation_id', 'permission_level_id', 'joined_at', 'left_at', 'mute_level', 'muted_until'],
  ),
  untold(
    'messaging.absence',
    'person_id',
    'It says which messages came while somebody was away; the place tells when.',
  ),
  told(
    'messaging.message',
    'author_id',
    ...['id', 'conversation_id', 'message_type', 'content', 'is_important', 'created_at', 'edited_at', 'deleted_at'],
  ),
  told('messaging.message', 'actor_id', 'id', 'conversation_id', 'system_message_type', 'created_at'),
  told('messaging.seen', 'person_id', 'conversation_id', 'number', 'at'),
  told('messaging.hidden', 'person_id', 'message_id'),
  told('messaging.reaction', 'person_id', 'message_id', 'reaction', 'created_at'),
  told('messaging.vote', 'person_id', 'poll_id', 'answer_id', 'voted_at'),
  told('messaging.draft', 'person_id', 'conversation_id', 'content', 'poll', 'updated_at'),
  told('messaging.setting', 'person_id', 'enter_sends_message', 'show_empty_convo'),
  told('messaging.platform_notice', 'created_by', 'id', 'title', 'text', 'created_at'),
  told('messaging.dismissal', 'person_id', 'notice_id'),
];
