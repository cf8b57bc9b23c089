import { expect, it } from 'vitest';
import { isDraftOf, nothingWritten, saidForm, type Written } from './written.ts';

const FILE = { id: 5, file_name: 'note.txt', ext: 'txt', size: 13, path: '/note.txt' };
const POLL = { question: 'When?', answers: ['Now', 'Later'] };

const written = (part: Partial<Written>): Written => ({ ...nothingWritten, ...part });
const words = (content_plain: string): Written => written({ content_plain });

it.each<[what: string, draft: Written, isOfIt: boolean]>([
  ['its words', words('Tere, kõik'), true],
  ['its words with blanks around them', words(' Tere, kõik\n'), true],
  ['its words before the server composed them', words('Tere, kõik'.normalize('NFD')), true],
  ['its words beside a poll, which is sent by itself', written({ content_plain: 'Tere, kõik', poll: POLL }), true],
  ['what the server kept while it was written', words('Tere'), true],
  ['another beginning of it', words('Ter'), false],
  ['other words', words('Head aega'), false],
  ['its words with a file', written({ content_plain: 'Tere, kõik', files: [FILE] }), false],
  ['its words, but important', written({ content_plain: 'Tere, kõik', is_important: true }), false],
  ['nothing', nothingWritten, false],
])('tells whether a draft is of a message: %s', (_what, draft, isOfIt) => {
  const message = { ...words('Tere, kõik'), begun: [saidForm(words('Tere'))] };
  expect(isDraftOf(message, draft)).toBe(isOfIt);
});
