/** Three rows of the picker. */
const RECENT_MAX = 24;

export type EmojiMemory = { readonly recent: readonly string[]; readonly tone: number };

const NOTHING: EmojiMemory = { recent: [], tone: 0 };
const keyOf = (person_id: number): string => `kriit-emoji:${person_id}`;

/** Without storage it lives as long as the page does. */
const onThisPage = new Map<number, EmojiMemory>();

const isMemory = (read: Partial<EmojiMemory> | null): read is EmojiMemory =>
  Array.isArray(read?.recent) && read.recent.every((one) => typeof one === 'string') && Number.isInteger(read.tone);

/** The list with one emoji at its head, once. */
export const withRecent = (recent: readonly string[], emoji: string): string[] =>
  [emoji, ...recent.filter((one) => one !== emoji)].slice(0, RECENT_MAX);

/** What a person picked last, and in which tone of skin: 0 for none, 1 to 5 from light to dark. */
export const emojiMemory = {
  read(person_id: number): EmojiMemory {
    const here = onThisPage.get(person_id);
    if (here) return here;
    try {
      const read = JSON.parse(localStorage.getItem(keyOf(person_id)) ?? 'null') as Partial<EmojiMemory> | null;
      return isMemory(read) ? read : NOTHING;
    } catch {
      return NOTHING;
    }
  },
  write(person_id: number, memory: EmojiMemory): void {
    onThisPage.set(person_id, memory);
    try {
      localStorage.setItem(keyOf(person_id), JSON.stringify(memory));
    } catch {
      // The page remembers it meanwhile.
    }
  },
};
