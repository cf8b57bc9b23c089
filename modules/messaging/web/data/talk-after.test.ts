import { describe, expect, it } from 'vitest';
import type { Message } from '../../contract/shapes.ts';
import { emptyTalk, leavesGap, type Placeholder, type Talk, type TalkAction } from './talk.ts';
import { talkAfter } from './talk-after.ts';

const ME = 1;
const OTHER = 2;

const UNTOUCHED = {
  deleted_by_sender: false,
  is_deletable_for_all: false,
  editable: false,
  last_edited: null,
} as const;
const UNSEEN = { first_seen_any: null, first_seen_by_me: null } as const;
const AT = '2026-11-16T08:00:00Z';

/** What matters here of a message. */
const message = (number: number, parts: Partial<Message> = {}) =>
  ({
    message_id: 100 + number,
    number,
    content_plain: `text ${number}`,
    author_user_id: OTHER,
    creation_date: AT,
    master_message_id: null,
    quote: null,
    is_important: false,
    attachments: [],
    reactions: [],
    poll: null,
    client_id: null,
    ...UNTOUCHED,
    ...UNSEEN,
    ...parts,
  }) as unknown as Message;

const NOTHING_MORE = { files: [], begun: [], is_important: false, quote: null, creation_date: AT, fault: null };
const placeholder = (client_id: string, content_plain: string, state: Placeholder['state'] = 'sending') =>
  ({ client_id, content_plain, state, ...NOTHING_MORE }) satisfies Placeholder;

const page = (...numbers: number[]) => ({ messages: numbers.map((one) => message(one)), older: null, newer: null });

const live = (talk: Talk, ...actions: TalkAction[]): Talk => actions.reduce(talkAfter, talk);

const OPENED = { kind: 'opened', first_unread: null, opening: 1, goal: null } as const;
const open = (...numbers: number[]): Talk => live(emptyTalk, { ...OPENED, page: page(...numbers) });

const numbersOf = ({ messages }: Talk): number[] => messages.map(({ number }) => number);

const mine = (number: number, text: string, client_id: string) =>
  message(number, { author_user_id: ME, content_plain: text, client_id });

describe('the window', () => {
  it('grows at both ends, in order and without doubles', () => {
    const talk = live(
      open(5, 6),
      { kind: 'older', page: { ...page(3, 4, 5), older: 'before 3' } },
      { kind: 'newer', page: { ...page(6, 7), newer: 'after 7' } },
    );
    expect(numbersOf(talk)).toEqual([3, 4, 5, 6, 7]);
    expect(talk.older).toBe('before 3');
    expect(talk.newer).toBe('after 7');
  });

  it('takes a new message at its end once, however often it is told', () => {
    const arrived = { kind: 'arrived', message: message(3) } as const;
    const talk = live(open(1, 2), arrived, arrived);
    expect(numbersOf(talk)).toEqual([1, 2, 3]);
    expect([...talk.live]).toEqual([103]);
  });

  it('leaves a new message to paging while it stands further up', () => {
    const talk = live(
      emptyTalk,
      { ...OPENED, page: { ...page(1, 2), newer: 'after 2' } },
      { kind: 'arrived', message: message(9) },
    );
    expect(numbersOf(talk)).toEqual([1, 2]);
  });

  it('leaves a message above it to paging, however it is told of', () => {
    const opened = live(emptyTalk, { ...OPENED, page: { ...page(5, 6), older: 'before 5' } });
    const said: TalkAction = { kind: 'sent', client_id: 'a', message: mine(3, 'long ago', 'a') };
    expect(live(opened, { kind: 'arrived', message: message(2) }, said)).toEqual(opened);
  });

  it('knows when something may be missing', () => {
    expect(leavesGap(open(1, 2), message(3))).toBe(false);
    expect(leavesGap(open(1, 2), message(4))).toBe(true);
  });

  it.each([
    ['goes on where it ended', [3, 4, 5], [1, 2, 3, 4, 5]],
    ['begins anew behind a gap', [8, 9], [8, 9]],
  ])('that caught up %s', (_name, newest, expected) => {
    const talk = live(open(1, 2, 3), { kind: 'caught_up', page: { ...page(...newest), older: 'some' } });
    expect(numbersOf(talk)).toEqual(expected);
  });

  it('is empty when everything was cleared', () => {
    expect(numbersOf(live(open(1, 2), { kind: 'caught_up', page: page() }))).toEqual([]);
  });

  it('drops what is gone, and keeps what came while it was catching up', () => {
    const talk = live(open(1, 2, 3), { kind: 'arrived', message: message(6) });
    expect(numbersOf(live(talk, { kind: 'caught_up', page: { ...page(2, 4, 5), older: 'some' } }))).toEqual([
      1, 2, 4, 5, 6,
    ]);
  });
});

describe('an own message', () => {
  const sending: TalkAction = { kind: 'sending', placeholder: placeholder('a', 'hello') };
  const echo: TalkAction = { kind: 'arrived', message: mine(3, 'hello', 'a') };
  const answer: TalkAction = { kind: 'sent', client_id: 'a', message: { ...mine(3, 'hello', 'a'), editable: true } };
  const failed: TalkAction = { kind: 'failed', client_id: 'a', fault: null };
  const found = { messages: [mine(3, 'hello', 'a')], older: null, newer: null };

  it.each<TalkAction>([
    { ...OPENED, page: found },
    { kind: 'newer', page: found },
    { kind: 'older', page: found },
    { kind: 'caught_up', page: found },
  ])('whose answer nobody heard is found by what is read later: $kind', (action) => {
    const talk = live(open(1, 2), sending, failed, action);
    expect([talk.placeholders, talk.messages.filter(({ content_plain }) => content_plain === 'hello').length]).toEqual([
      [],
      1,
    ]);
  });

  it.each<[string, TalkAction[]]>([
    ['its answer', [answer]],
    ['its answer and then its echo', [answer, echo]],
    ['its echo and then its answer', [echo, answer]],
    ['its echo twice and then its answer', [echo, echo, answer]],
    ['its echo and no answer', [echo]],
    ['its echo after it failed', [failed, echo]],
    ['its echo before it failed', [echo, failed]],
    ['a failure, another try and its answer', [failed, sending, answer]],
  ])('stands there once after %s', (_name, actions) => {
    const talk = live(open(1, 2), sending, ...actions);
    expect(numbersOf(talk)).toEqual([1, 2, 3]);
    expect(talk.placeholders).toEqual([]);
  });

  it.each([
    ['before', [echo, answer]],
    ['after', [answer, echo]],
  ])('has the rights of its sender when the echo comes %s the answer', (_name, actions) => {
    expect(live(open(1, 2), sending, ...actions).messages.at(-1)?.editable).toBe(true);
  });

  it('stays a placeholder with an error mark until it is sent again or thrown away', () => {
    const talk = live(open(1), sending, failed);
    expect(talk.placeholders).toEqual([placeholder('a', 'hello', 'failed')]);
    expect(live(talk, { kind: 'discarded', client_id: 'a' }).placeholders).toEqual([]);
  });

  it('of another device leaves what is on its way here alone', () => {
    const talk = live(open(1, 2), sending, { kind: 'arrived', message: mine(3, 'hello', 'phone') });
    expect(numbersOf(talk)).toEqual([1, 2, 3]);
    expect(talk.placeholders).toHaveLength(1);
  });

  it('that was hidden and wanted back stands in its place', () => {
    const talk = live(open(1, 2, 3), { kind: 'hidden', message_id: 102 });
    expect(numbersOf(live(talk, { kind: 'restored', message: message(2) }))).toEqual([1, 2, 3]);
  });
});

describe('a message', () => {
  const rich = message(1, {
    author_user_id: ME,
    editable: true,
    is_deletable_for_all: true,
    reactions: [
      { reaction: '👍', amount: 2, my_reaction: true },
      { reaction: '🎉', amount: 1, my_reaction: false },
    ],
  });
  const answering = message(2, {
    master_message_id: 101,
    quote: { message_id: 101, author: null, content_plain: 'text 1', deleted_by_sender: false },
  });
  const talk: Talk = { ...emptyTalk, messages: [rich, answering] };

  it('that was deleted for everyone is empty, also where it was answered', () => {
    const [gone, quoting] = live(talk, { kind: 'deleted', message_id: 101 }).messages;
    expect(gone).toMatchObject({ content_plain: '', deleted_by_sender: true, reactions: [], editable: false });
    expect(quoting?.quote).toMatchObject({ content_plain: '', deleted_by_sender: true });
  });

  it('that was hidden is gone', () => {
    expect(numbersOf(live(talk, { kind: 'hidden', message_id: 101 }))).toEqual([2]);
  });

  it.each<[string | null, [string, number, boolean][]]>([
    [
      '🎉',
      [
        ['👍', 1, false],
        ['🎉', 2, true],
      ],
    ],
    [
      '👍',
      [
        ['👍', 2, true],
        ['🎉', 1, false],
      ],
    ],
    [
      '😀',
      [
        ['👍', 1, false],
        ['🎉', 1, false],
        ['😀', 1, true],
      ],
    ],
    [
      null,
      [
        ['👍', 1, false],
        ['🎉', 1, false],
      ],
    ],
  ])('has one reaction of mine: %s', (reaction, expected) => {
    const reactions = live(talk, { kind: 'reacted', message_id: 101, reaction }).messages[0]?.reactions;
    expect(reactions?.map((one) => [one.reaction, one.amount, one.my_reaction])).toEqual(expected);
  });

  it('is seen once, and the first time stays', () => {
    const seen = { kind: 'seen_by_me', after_number: 0, number: 2, at: 'first', my_id: ME } as const;
    const byMe = ({ messages }: Talk) => messages.map(({ first_seen_by_me }) => first_seen_by_me);
    expect(byMe(live(talk, seen, { ...seen, at: 'second' }))).toEqual([null, 'first']);
    const byOthers = ({ messages }: Talk) => messages.map(({ first_seen_any }) => first_seen_any);
    expect(byOthers(live(talk, { ...seen, kind: 'seen_by_other' }))).toEqual(['first', null]);
    // Whoever was away while it was said has not seen it.
    expect(byMe(live(talk, { ...seen, after_number: 2 }))).toEqual([null, null]);
    expect(byOthers(live(talk, { ...seen, kind: 'seen_by_other', after_number: 1 }))).toEqual([null, null]);
  });

  it('that did not change keeps its object, so that its row is not drawn again', () => {
    const changed = live(talk, { kind: 'edited', message_id: 102, content_plain: 'new', last_edited: 'now' });
    expect(changed.messages[0]).toBe(rich);
    expect(live(talk, { kind: 'edited', message_id: 999, content_plain: 'x', last_edited: null })).toBe(talk);
  });
});
