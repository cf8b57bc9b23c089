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
  /** What somebody may say there is another; `user_id` null concerns everybody in it. */
  | { kind: 'standing'; data: { group_id: number | null; user_id: number | null } }
  /** Too much was missed. */
  | { kind: 'reload'; data: { group_id: null } };

/** Gives whether it concerned the conversation that listens. */
type Listener = (news: TalkNews) => boolean;

const listeners = new Set<Listener>();

/** Open conversations are no answers of the cache: facts reach them here. */
export const talkNews = {
  /** Gives whether a conversation that is open heard it. */
  tell(news: TalkNews): boolean {
    let isHeard = false;
    for (const listener of listeners) isHeard = listener(news) || isHeard;
    return isHeard;
  },
  /** Hears what concerns one conversation; gives back the way to stop. */
  listen(groupId: number, listener: (news: TalkNews) => void): () => void {
    const own: Listener = (news) => {
      const isOurs = news.data.group_id === null || news.data.group_id === groupId;
      if (isOurs) listener(news);
      return isOurs;
    };
    listeners.add(own);
    return () => listeners.delete(own);
  },
};
