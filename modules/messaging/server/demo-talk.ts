/** One line of a talk: who says what, and who reacted how. */
export type Said = {
  /** The place of the speaker among the people of the plan. */
  readonly speaker: number;
  readonly text: string;
  readonly is_important: boolean;
  readonly poll: { readonly question: string; readonly answers: readonly string[] } | null;
  /** The name of the file that comes with it (`demo-files.ts`). */
  readonly file: string | null;
  readonly reactions: readonly { readonly by: number; readonly reaction: string }[];
};

const placeOf = (letter: string): number => letter.charCodeAt(0) - 'a'.charCodeAt(0);

const LINE = /^([a-z]) (?:([!?]) )?(.*?)(?: \+\+(\w+))?(?: ::(.+))?$/u;
const REACTION = /^(\P{ASCII}+)([a-z]+)$/u;

const readReactions = (written: string) =>
  written.split(' ').flatMap((part) => {
    const [, reaction = '', letters = ''] = REACTION.exec(part) ?? [];
    return [...letters].map((letter) => ({ by: placeOf(letter), reaction }));
  });

/** Reads a talk as the texts of the demonstration write it. */
export const readTalk = (talk: string): Said[] =>
  talk
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, letter, mark, words = '', file = null, reactions = ''] = LINE.exec(line) ?? [];
      if (letter === undefined) throw new Error(`nobody says: ${line}`);
      const [question = '', ...answers] = words.split(' | ');
      return {
        speaker: placeOf(letter),
        text: mark === '?' ? question : words,
        is_important: mark === '!',
        poll: mark === '?' ? { question, answers } : null,
        file,
        reactions: readReactions(reactions),
      };
    });
