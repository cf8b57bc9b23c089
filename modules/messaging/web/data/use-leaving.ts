import { useMe } from '#platform/web/data/me.ts';
import type { Entry } from '../../contract/shapes.ts';
import { judgeLeaving } from '../../rules/last-admin.ts';
import { useDialogs } from './dialogs.ts';
import { useConversationName } from './use-conversation-name.ts';

/**
 * Asks before a conversation is left. Its last administrator would be refused, and is told so at once, with the way to the
 * participants, where somebody else is made one.
 */
export function useLeaving(): (entry: Entry, onParticipants: () => void) => void {
  const open = useDialogs();
  const nameOf = useConversationName();
  const { id } = useMe();
  return (entry, onParticipants) => {
    const { admins, group_id: groupId } = entry.group;
    const verdict = judgeLeaving({
      is_admin: admins.includes(id),
      other_admins: admins.filter((admin) => admin !== id).length,
      others: (entry.member_count ?? 1) - 1,
    });
    const title = nameOf(entry);
    if (verdict.allowed) open({ kind: 'step', step: 'leave', groupId, title });
    else open({ kind: 'hand-over', title, onParticipants });
  };
}
