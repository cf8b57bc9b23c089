import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeConversation, makeTalkers, say, type Talker } from '#platform/testing/conversations.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { deleteMessage } from '../contract/delete-message.ts';
import { hideMessage } from '../contract/hide-message.ts';
import { searchMessages } from '../contract/search-messages.ts';

let school: StartedApp;
let [anna, boris, stranger] = [] as unknown as [Talker, Talker, Talker];
let [museum, trip] = [0, 0];

beforeAll(async () => {
  school = await startApp();
  [anna, boris, stranger] = (await makeTalkers(school, 3)) as [Talker, Talker, Talker];
  museum = await makeConversation(school.db, [anna, boris], { title: 'Museum', now: school.clock() });
  trip = await makeConversation(school.db, [anna, boris, stranger], { title: 'Trip', now: school.clock() });
  await say(anna, museum, 'Kevadkontsert on reedel');
  await say(boris, trip, 'Kontsert algab kell kuus');
  await say(boris, museum, '100% õige: c:\\kontsert_2');
  await say(anna, trip, 'Весенний концерт');
  await say(anna, trip, '春の遠足は金曜日です');
  await say(anna, museum, 'Rīgas ģimnāzijas šķūnis');
  await say(anna, museum, 'Die Straße über den Fluss');
  await say(anna, museum, 'Le cœur, reçu par l’élève');
});
afterAll(() => school.stop());

const find = async (who: Talker, search: string) => {
  const { data, key } = await who.client.call(searchMessages, { query: { search } });
  return key ?? data.data.map(({ message, group }) => `${group.title}: ${message.content_plain}`);
};

describe('a search', () => {
  it('finds parts of words in all conversations, those where a word begins first', async () => {
    expect(await find(anna, 'kontsert')).toEqual([
      'Museum: 100% õige: c:\\kontsert_2',
      'Trip: Kontsert algab kell kuus',
      'Museum: Kevadkontsert on reedel',
    ]);
    expect(await find(anna, 'reedel kevad')).toEqual(['Museum: Kevadkontsert on reedel']);
  });

  it.each<[search: string, hits: number | string]>([
    ['КОНЦЕРТ', 1],
    ['ÕIGE', 1],
    ['ģimnāzij', 1],
    ['ĢIMNĀZIJ', 1],
    ['ŠĶŪN', 1],
    ['straße', 1],
    ['ÜBER', 1],
    ['CŒUR', 1],
    ['REÇU', 1],
    ['Élève', 1],
    // Words are looked for as they are written; only the names of people are found without their marks too.
    ['gimnazij', 0],
    ['strasse', 0],
    ['uber', 0],
    ['coeur', 0],
    ['eleve', 0],
    // Some keyboards send a mark by itself, after its letter.
    ['e\u0301le\u0300ve', 1],
    ['g\u0327imna\u0304zij', 1],
    ['春', 1],
    ['遠足', 1],
    ['100%', 1],
    ['t_2', 1],
    ['c:\\k', 1],
    ['%%%', 0],
    ['___', 0],
    ['\\\\\\', 0],
    ['ab', 'search_too_short'],
    [' a ', 'search_too_short'],
    ['\u0301\u0301\u0301', 'search_too_short'],
  ])('for %j finds %j', async (search, hits) => {
    const found = await find(anna, search);
    expect(typeof hits === 'string' ? found : found.length).toBe(hits);
  });

  it('says whom a private conversation is with, whoever wrote', async () => {
    const talk = await makeConversation(school.db, [anna, boris], { group_type: 'private', now: school.clock() });
    await say(anna, talk, 'Kahekesi üks');
    await say(boris, talk, 'Kahekesi kaks');
    const partners = async (who: Talker) => {
      const { data } = await who.client.call(searchMessages, { query: { search: 'kahekesi' } });
      return data.data.map(({ group, partner }) => [group.is_private, partner?.id]);
    };
    expect(await partners(anna)).toEqual(Array(2).fill([true, boris.person_id]));
    expect(await partners(boris)).toEqual(Array(2).fill([true, anna.person_id]));
    const { data } = await anna.client.call(searchMessages, { query: { search: 'kevadkontsert' } });
    expect(data.data[0]?.partner).toBeNull();
  });

  it('finds nothing of other people, nothing hidden and nothing taken back', async () => {
    expect(await find(stranger, 'kontsert')).toEqual(['Trip: Kontsert algab kell kuus']);
    const [hidden, deleted] = [await say(boris, trip, 'Unikaalne üks'), await say(boris, trip, 'Unikaalne kaks')];
    expect(await find(anna, 'unikaalne')).toHaveLength(2);
    await anna.client.call(hideMessage, { params: { messageId: hidden.message_id } });
    await boris.client.call(deleteMessage, { params: { messageId: deleted.message_id } });
    expect(await find(anna, 'unikaalne')).toEqual([]);
    expect(await find(boris, 'unikaalne')).toEqual(['Trip: Unikaalne üks']);
  });
});
