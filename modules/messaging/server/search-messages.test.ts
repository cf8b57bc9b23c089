import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeConversation, makeTalkers, say, type Talker } from '#platform/testing/conversations.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { deleteMessage } from '../contract/delete-message.ts';
import { hideMessage } from '../contract/hide-message.ts';
import { searchMessages } from '../contract/search-messages.ts';
import { searchRegex } from '../rules/search-letters.ts';

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
  await say(anna, museum, 'Новогодняя ёлка');
  await say(anna, museum, 'Елки и игрушки; кто звони́т?');
  await say(anna, museum, 'コートを持ってきて');
  await say(anna, museum, 'ｺｰﾄとガッコウ、abc');
});
afterAll(() => school.stop());

const find = async (who: Talker, search: string) => {
  const { data, key } = await who.client.call(searchMessages, { query: { search } });
  return key ?? data.data.map(({ message, group }) => `${group.title}: ${message.content_plain}`);
};

/** What Anna looks for, and how many of the messages have it. */
const SEARCHES: readonly [search: string, hits: number | string][] = [
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
  ['gimnazij', 1],
  ['GIMNAZIJ skun', 1],
  ['õigé', 1],
  ['oige', 1],
  ['strasse', 1],
  ['stras', 1],
  ['strase', 0],
  ['uber', 1],
  ['coeur', 1],
  ['eleve', 1],
  ['recu', 1],
  ['елка', 1],
  ['ёлка', 1],
  ['ЁЛКИ', 1],
  ['елки', 1],
  ['звонит', 1],
  ['コート', 2],
  ['こーと', 2],
  ['ｺｰﾄ', 2],
  ['がっこう', 1],
  ['かっこう', 0],
  ['ＡＢＣ', 1],
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
];

describe('a search', () => {
  it('finds parts of words in all conversations, those where a word begins first', async () => {
    expect(await find(anna, 'kontsert')).toEqual([
      'Museum: 100% õige: c:\\kontsert_2',
      'Trip: Kontsert algab kell kuus',
      'Museum: Kevadkontsert on reedel',
    ]);
    expect(await find(anna, 'reedel kevad')).toEqual(['Museum: Kevadkontsert on reedel']);
  });

  it.each(SEARCHES)('for %j finds %j', async (search, hits) => {
    const found = await find(anna, search);
    expect(typeof hits === 'string' ? found : found.length).toBe(hits);
  });

  it('finds the same by its index as by reading, letter by letter', async () => {
    const { rows } = await school.db.pool.query<{ text: string; search: string; indexed: boolean; read: boolean }>(
      `select message.content as text, word.search, messaging.search_form(content) like messaging.search_pattern(word.search) as indexed,
         content ~ word.regex as read
       from messaging.message cross join unnest($2::text[], $3::text[]) as word (search, regex)
       where conversation_id = any($1) and message_type <> 'system'`,
      [[museum, trip], SEARCHES.map(([search]) => search), SEARCHES.map(([search]) => searchRegex(search))],
    );
    expect(rows.length).toBeGreaterThan(500);
    expect(rows.filter(({ indexed, read }) => indexed !== read)).toEqual([]);
  });

  it('is looked up in an index where a conversation is long', async () => {
    const client = await school.db.pool.connect();
    try {
      await client.query('begin; set local enable_seqscan = off');
      const { rows } = await client.query(
        `explain select from messaging.message where message_type <> 'system' and deleted_at is null
           and messaging.search_form(content) like messaging.search_pattern('õunapuu')`,
      );
      expect(JSON.stringify(rows)).toMatch(/message_search.*%ounapuu%/);
    } finally {
      await client.query('rollback');
      client.release();
    }
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
