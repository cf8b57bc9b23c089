import { describe, expect, it } from 'vitest';
import { type EditedMessage, mayDeleteMessage, mayEditMessage } from './may-change-message.ts';

const now = new Date('2026-11-16T10:00:00Z');
const aged = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const DAY = 24 * 3600;
const own: EditedMessage = {
  is_own: true,
  has_left: false,
  message_type: 'simple',
  is_forwarded: false,
  is_deleted: false,
  created_at: aged(60),
  may_post: true,
};

describe('a message', () => {
  it.each<[what: string, changes: Partial<EditedMessage>, edit: string, remove: string]>([
    ['of one’s own', {}, 'fine', 'fine'],
    ['a second before a day is over', { created_at: aged(DAY - 1) }, 'fine', 'fine'],
    ['exactly a day old', { created_at: aged(DAY) }, 'fine', 'fine'],
    ['a second after', { created_at: aged(DAY + 1) }, 'cannot_edit_old_messages', 'cannot_edit_old_messages'],
    ['of somebody else', { is_own: false }, 'permission_denied', 'permission_denied'],
    ['of somebody else, old', { is_own: false, created_at: aged(DAY + 1) }, 'permission_denied', 'permission_denied'],
    ['after leaving', { has_left: true }, 'permission_denied', 'permission_denied'],
    ['that is deleted', { is_deleted: true }, 'message_already_deleted', 'message_already_deleted'],
    [
      'that is deleted and old',
      { is_deleted: true, created_at: aged(DAY + 1) },
      'message_already_deleted',
      'message_already_deleted',
    ],
    ['of nobody', { message_type: 'system' }, 'permission_denied', 'permission_denied'],
    ['of an announcement', { message_type: 'announcement' }, 'fine', 'fine'],
    ['with a poll', { message_type: 'poll' }, 'permission_denied', 'fine'],
    ['that was sent on', { is_forwarded: true }, 'permission_denied', 'fine'],
    ['where its author says nothing any more', { may_post: false }, 'permission_denied', 'fine'],
  ])('%s: %j', (_what, changes, edit, remove) => {
    const [edited, removed] = [mayEditMessage, mayDeleteMessage].map((may) => may({ ...own, ...changes }, now));
    expect(edited?.allowed ? 'fine' : edited?.key).toBe(edit);
    expect(removed?.allowed ? 'fine' : removed?.key).toBe(remove);
  });
});
