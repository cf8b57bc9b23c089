import i18next, { type i18n } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Entry, User } from '../../contract/shapes.ts';
import { useLastLine } from './use-last-line.ts';
import { useSystemLine } from './use-system-line.ts';

vi.mock('#platform/web/data/me.ts', () => ({ useMe: () => ({ id: 1 }) }));

const LANGUAGES = ['en', 'et', 'ru', 'lv', 'de', 'fr', 'ja'] as const;
type Language = (typeof LANGUAGES)[number];

/** As many as the server names of many. */
const SERVER_NAMES = 20;

const words = import.meta.glob<object>('../words/*.json', { import: 'default', eager: true });
const speaking = new Map<Language, i18n>();
beforeAll(async () => {
  for (const lng of LANGUAGES) {
    const instance = i18next.createInstance({
      lng,
      resources: { [lng]: { messaging: words[`../words/${lng}.json`] as Record<string, string> } },
      interpolation: { escapeValue: false },
    });
    await instance.use(initReactI18next).init();
    speaking.set(lng, instance);
  }
});

const person = (id: number, firstname: string, lastname: string) => ({ id, firstname, lastname }) as User;
const anu = person(1, 'Anu', 'Saar');
const people = ['Bert', 'Carl', 'Dora', 'Eva', 'Finn'].map((name, at) => person(at + 2, name, 'Kask'));

type SystemMessage = Parameters<ReturnType<typeof useSystemLine>>[0];

/** The line about so many people, as the server tells it. */
function added(count: number): SystemMessage {
  const targets = Array.from({ length: Math.min(count, SERVER_NAMES) }, (_one, at) => people[at % 5] as User);
  const content_plain = count > SERVER_NAMES ? String(count - SERVER_NAMES) : '';
  return { system_message_type: 'member_added', actor: anu, targets, content_plain };
}

const Said = ({ message }: { message: SystemMessage }) => useSystemLine()(message);
const Listed = ({ message }: { message: SystemMessage }) =>
  useLastLine()({ last_message: { ...message, message_type: 'system' }, group: {} } as Entry).text;

/** What stands in a conversation, and in the list of conversations. */
const shown = (message: SystemMessage, language: Language = 'en'): string[] =>
  [Said, Listed].map((Line) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={speaking.get(language) as i18n}>
        <Line message={message} />
      </I18nextProvider>,
    ).replace(/\u00a0|\u202f/g, ' '),
  );
const twice = (text: string): string[] => [text, text];

describe('a line about many people', () => {
  it.each([
    [1, 'Anu Saar added Bert Kask'],
    [6, 'Anu Saar added Bert Kask, Carl Kask, Dora Kask, Eva Kask, Finn Kask, 1 more'],
    [20, 'Anu Saar added Bert Kask, Carl Kask, Dora Kask, Eva Kask, Finn Kask, 15 more'],
    [21, 'Anu Saar added Bert Kask, Carl Kask, Dora Kask, Eva Kask, Finn Kask, 16 more'],
    [300, 'Anu Saar added Bert Kask, Carl Kask, Dora Kask, Eva Kask, Finn Kask, 295 more'],
  ])('tells of all %i, also of those whom the server did not name', (count, line) => {
    expect(shown(added(count))).toEqual(twice(line));
  });

  it.each<[Language, number, string]>([
    ['et', 300, 'Anu Saar lisas: Bert Kask, Carl Kask, Dora Kask, Eva Kask, Finn Kask, veel 295'],
    ['ru', 26, 'ещё 21'],
    ['ru', 27, 'ещё 22'],
    ['ru', 300, 'ещё 295'],
    ['lv', 16, 'vēl 11'],
    ['lv', 26, 'vēl 21'],
    ['lv', 300, 'vēl 295'],
    ['de', 300, '295 weitere'],
    ['fr', 6, '1 autre'],
    ['fr', 300, '295 autres'],
    ['ja', 300, 'Finn Kask、ほか295名の皆さんを追加しました'],
  ])('says in %s what %i are', (language, count, words) => {
    for (const line of shown(added(count), language)) expect(line).toContain(words);
  });

  it.each<[Language, string]>([
    ['en', 'Anu Saar took administrator rights away from Bert Kask'],
    ['et', 'Anu Saar võttis halduri õigused: Bert Kask'],
    ['ru', 'Anu Saar снял(а) права администратора: Bert Kask'],
    ['lv', 'Anu Saar atņēma administratora tiesības: Bert Kask'],
    ['de', 'Anu Saar hat Bert Kask die Adminrechte entzogen'],
    ['fr', 'Anu Saar a retiré les droits d’administrateur à Bert Kask'],
    ['ja', 'Anu SaarさんがBert Kaskさんを管理者から外しました'],
  ])('names in %s who took the rights of an administrator', (language, line) => {
    expect(shown({ ...added(1), system_message_type: 'admin_unmade' }, language)).toEqual(twice(line));
  });

  it.each([
    ['themselves', anu],
    ['with nobody else there', null],
  ])('says of somebody who gave up these rights %s only that', (_how, actor) => {
    const given: SystemMessage = { ...added(0), system_message_type: 'admin_unmade', actor, targets: [anu] };
    expect(shown(given)).toEqual(twice('Anu Saar is no longer an administrator'));
  });

  it('takes no title for a number', () => {
    const created: SystemMessage = { ...added(0), system_message_type: 'created', content_plain: '2026' };
    expect(shown(created)).toEqual(twice('Anu Saar started the conversation'));
    expect(shown({ ...created, system_message_type: 'title_changed' })).toEqual(
      twice('Anu Saar changed the title to “2026”'),
    );
  });
});
