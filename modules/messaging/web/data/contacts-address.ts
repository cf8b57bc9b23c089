import { idIn } from './addresses.ts';

/** What people are picked for (S2 section 2, "contacts/{context}"). */
const CONTEXTS = ['new', 'announcement', 'forward', 'members'] as const;
export type Context = (typeof CONTEXTS)[number];

type About = {
  /** The conversation to which people are added. */
  group?: number;
  /** The messages that are sent on. */
  messages?: readonly number[];
};

/** The address of the picker; it holds all that the picker has to know, so that it can be reloaded. */
export function contactsPath(context: Context, { group, messages }: About = {}): string {
  const query = new URLSearchParams();
  if (group !== undefined) query.set('group', String(group));
  if (messages) query.set('messages', messages.join());
  const path = `/messaging/main/contacts/${context}`;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** What an address says about the picker; null for a context that there is not. */
export function readContacts(context: string | undefined, query: URLSearchParams) {
  const known = CONTEXTS.find((one) => one === context);
  if (!known) return null;
  return {
    context: known,
    group: idIn(query.get('group')),
    messages: (query.get('messages') ?? '')
      .split(',')
      .map(idIn)
      .filter((id) => id !== null),
  };
}
