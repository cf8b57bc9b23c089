import { describe, expect, it } from 'vitest';
import type { Entry, Message } from '../../contract/shapes.ts';
import { entryAfter, type Lists, listAfter } from './list-after.ts';

const entry = (group_id: number, changes: Partial<Entry> = {}) =>
  ({
    group: { group_id },
    last_message: { message_id: group_id, content_plain: 'Before' },
    unread_count: 0,
    is_archived: false,
    left_date: null,
    ...changes,
  }) as Entry;

const entryWithLine = entry(3, {
  last_message: { message_id: 3, content_plain: '', message_type: 'system' } as Entry['last_message'],
});

const message = (changes: Partial<Message> = {}) =>
  ({
    message_id: 100,
    group_id: 3,
    content_plain: 'Hello',
    message_type: 'simple',
    attachments: [],
    ...changes,
  }) as unknown as Message;

const list = (...pages: Entry[][]): Lists => ({
  pages: pages.map((data, at) => ({ data, meta: { page: at + 1, has_more: at + 1 < pages.length } })),
  pageParams: pages.map((_data, at) => at + 1),
});
const inIt = ({ pages }: Lists) => pages.map(({ data }) => data.map(({ group }) => group.group_id));

describe('an entry of the list', () => {
  it('says what was said last, and counts it once however often it is heard', () => {
    const once = entryAfter(entry(3, { unread_count: 4 }), message());
    expect(once).toMatchObject({ unread_count: 5, last_message: { message_id: 100, content_plain: 'Hello' } });
    expect(entryAfter(once, message())).toBe(once);
    expect(entryAfter(once, message({ message_id: 99 }))).toBe(once);
  });

  it('does not count what nobody has to read, and tells it only where nothing was said', () => {
    const line = message({ message_type: 'system', content_plain: '' });
    const said = entry(3);
    expect(entryAfter(said, line)).toBe(said);
    for (const quiet of [entry(3, { last_message: null }), entryWithLine])
      expect(entryAfter(quiet, line)).toMatchObject({ unread_count: 0, last_message: { message_id: 100 } });
  });

  it('keeps no more of a long message than the server would tell, by whole letters', () => {
    const { last_message } = entryAfter(entry(3), message({ content_plain: '👋'.repeat(400) }));
    expect(last_message?.content_plain).toBe('👋'.repeat(300));
  });

  it('waits for the server where it is archived or left', () => {
    for (const away of [entry(3, { is_archived: true }), entry(3, { left_date: '2026-01-01T00:00:00.000Z' })])
      expect(entryAfter(away, message())).toBe(away);
  });
});

describe('the list', () => {
  it('has the conversation at its top, from whichever page it comes', () => {
    const before = list([entry(1), entry(2)], [entry(3), entry(4)]);
    const after = listAfter(before, message());
    expect(inIt(after)).toEqual([[3, 1, 2], [4]]);
    expect(after.pages[0]?.data[0]?.unread_count).toBe(1);
    expect(listAfter(after, message())).toBe(after);
  });

  it('leaves everything in its place after a line of the system', () => {
    const before = list([entry(1), entry(3)]);
    expect(listAfter(before, message({ message_type: 'system' }))).toBe(before);
  });

  it('moves up what has nothing but such lines, because the last of them gives it its time', () => {
    const after = listAfter(list([entry(1), entryWithLine]), message({ message_type: 'system' }));
    expect(inIt(after)).toEqual([[3, 1]]);
    expect(after.pages[0]?.data[0]?.last_message?.message_id).toBe(100);
  });

  it('is the same where the conversation is not in it', () => {
    const before = list([entry(1)], []);
    expect(listAfter(before, message())).toBe(before);
  });
});
