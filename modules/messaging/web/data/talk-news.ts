import type { FactData } from '#platform/contract/fact.ts';
import type { messageEdit, messageRead, newMessage, ownSideChanged, votePoll } from '../../contract/facts.ts';

/** What an open conversation hears; `group_id` null concerns every one. */
export type TalkNews =
  | { kind: 'message'; data: FactData<typeof newMessage> }
  | { kind: 'edit'; data: FactData<typeof messageEdit> }
  | { kind: 'read'; data: FactData<typeof messageRead> }
  | { kind: 'vote'; data: FactData<typeof votePoll> }
  /** Something about a message is another, such as who reacted: it is read anew. */
  | { kind: 'touched' | 'deleted'; data: { group_id: number; message_id: number } }
  | { kind: 'own_side'; data: FactData<typeof ownSideChanged> }
  /** These came, or went. */
  | { kind: 'members'; data: { group_id: number; user_ids: readonly number[] } }
  /** Too much was missed. */
  | { kind: 'reload'; data: { group_id: null } };

const listeners = new Set<(news: TalkNews) => void>();

/** Open conversations are no answers of the cache: facts reach them here. */
export const talkNews = {
  tell(news: TalkNews): void {
    for (const listener of listeners) listener(news);
  },
  /** Hears what concerns one conversation; gives back the way to stop. */
  listen(groupId: number, listener: (news: TalkNews) => void): () => void {
    const own = (news: TalkNews): void => {
      if (news.data.group_id === null || news.data.group_id === groupId) listener(news);
    };
    listeners.add(own);
    return () => listeners.delete(own);
  },
};
