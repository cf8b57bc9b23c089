import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offlineError, refusedError } from '#platform/web/data/call-error.ts';
import type { Message } from '../../contract/shapes.ts';
import { hearTalk } from './hear-talk.ts';
import { keepTalk } from './keep-talk.ts';

const ME = 1;
const GROUP = 7;

const message = (number: number, content_plain = `text ${number}`, author_user_id = 2) =>
  ({
    message_id: 100 + number,
    group_id: GROUP,
    number,
    content_plain,
    author_user_id,
    master_message_id: null,
    first_seen_by_me: null,
    attachments: [],
    reactions: [],
    quote: null,
    client_id: null,
  }) as unknown as Message;

/** A server that has these messages, and whose lines break when they are told to. */
function opening(...numbers: number[]) {
  const there = new Map(numbers.map((number) => [100 + number, message(number)]));
  const asked: number[] = [];
  let isCut = false;
  let waiting: (() => void)[] | null = null;
  const answer = async <T>(read: () => T): Promise<T> => {
    if (isCut) throw offlineError();
    const told = read();
    if (waiting !== null) await new Promise<void>((resolve) => waiting?.push(resolve));
    return told;
  };
  const reopen = vi.fn();
  const keeper = keepTalk({
    calls: {
      page: () =>
        answer(() => ({ data: [...there.values()], meta: { previous: null, next: null, first_unread: null } })),
      one: (id) =>
        answer(() => {
          asked.push(id);
          const found = there.get(id);
          if (!found) throw refusedError(404, 'message_not_found');
          return found;
        }),
    },
    time_zone: 'Europe/Tallinn',
    placeholders: [],
    ready: null,
    keepUnsent: () => {},
  });
  keeper.subscribe(() => {});
  keeper.open();
  return {
    there,
    /** Which messages were asked for one by one. */
    asked,
    keeper,
    reopen,
    hear: hearTalk(keeper, { my_id: ME, onOwn: () => {}, reopen }),
    texts: () => keeper.state().talk.messages.map(({ content_plain }) => content_plain),
    cut: (is: boolean) => {
      isCut = is;
    },
    /** Answers are on their way until they are let through. */
    hold: () => {
      waiting = [];
    },
    let: async () => {
      const held = waiting ?? [];
      waiting = null;
      for (const resolve of held) resolve();
      await vi.advanceTimersByTimeAsync(0);
    },
    say: (number: number, text?: string, author?: number) => {
      const said = message(number, text, author);
      there.set(said.message_id, said);
      return { kind: 'message', data: { group_id: GROUP, message: said, is_for_many: false } } as const;
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms = 1_000) => vi.advanceTimersByTimeAsync(ms);

describe('an open conversation', () => {
  it('asks for what it missed until it has it', async () => {
    const talk = opening(1);
    await pass();
    talk.say(2);
    talk.cut(true);
    talk.hear(talk.say(3));
    await pass(5_000);
    expect(talk.texts()).toEqual(['text 1', 'text 3']);
    talk.cut(false);
    await pass(20_000);
    expect(talk.texts()).toEqual(['text 1', 'text 2', 'text 3']);
  });

  it('does not lose a gap that opens while another is being closed', async () => {
    const talk = opening(1);
    await pass();
    talk.hold();
    talk.say(2);
    talk.hear(talk.say(3));
    talk.say(4);
    talk.hear(talk.say(5));
    await talk.let();
    await pass();
    expect(talk.texts()).toEqual(['text 1', 'text 2', 'text 3', 'text 4', 'text 5']);
  });

  it('does not bring back what was deleted while a page was on its way', async () => {
    const talk = opening(1, 2);
    await pass();
    talk.hold();
    talk.keeper.catchUp();
    talk.there.set(101, message(1, ''));
    talk.hear({ kind: 'deleted', data: { group_id: GROUP, message_id: 101 } });
    await talk.let();
    expect(talk.texts()).toEqual(['', 'text 2']);
  });

  it('asks for what others reacted to where it is shown, and where a page on its way will show it', async () => {
    const talk = opening(1);
    await pass();
    const touched = (message_id: number) => talk.hear({ kind: 'touched', data: { group_id: GROUP, message_id } });
    touched(101);
    touched(99);
    await pass();
    expect(talk.asked).toEqual([101]);
    talk.say(2, 'before the reaction');
    talk.hold();
    talk.keeper.catchUp();
    talk.say(2, 'after the reaction');
    touched(102);
    await pass();
    await talk.let();
    expect(talk.asked).toEqual([101, 102]);
    expect(talk.texts()).toEqual(['text 1', 'after the reaction']);
  });

  it('shows a reaction as one wished for it last, whatever others do and however slow the line is', async () => {
    const talk = opening(1);
    await pass();
    const mine = { reaction: '👍', amount: 1, my_reaction: true };
    const theirs = { reaction: '🎉', amount: 1, my_reaction: false };
    const onServer = (...reactions: Message['reactions']) => talk.there.set(101, { ...message(1), reactions });
    const shown = () => talk.keeper.state().talk.messages[0]?.reactions;
    const arrived: (string | null)[] = [];
    /** Reacts, on a line on which it takes so long to arrive; null takes it back. */
    const react = (reaction: string | null, ms: number, isLost = false) =>
      talk.keeper.wish(talk.there.get(101) ?? message(1), { kind: 'reacted', message_id: 101, reaction }, async () => {
        await new Promise((resolve) => setTimeout(resolve, ms));
        if (isLost) throw offlineError();
        arrived.push(reaction);
        onServer(...(reaction === null ? [theirs] : [theirs, mine]));
      });
    // The second is quicker, and still comes second.
    react('👍', 2_000);
    react(null, 100);
    onServer(theirs);
    talk.hear({ kind: 'touched', data: { group_id: GROUP, message_id: 101 } });
    await pass(1_000);
    expect(shown()).toEqual([]);
    await pass(2_000);
    expect(arrived).toEqual(['👍', null]);
    expect(shown()).toEqual([theirs]);
    // What somebody else does meanwhile does not bring back what was just taken away; what is lost does.
    onServer(theirs, mine);
    talk.keeper.refresh(101);
    await pass();
    react(null, 2_000, true);
    talk.hear({ kind: 'touched', data: { group_id: GROUP, message_id: 101 } });
    await pass();
    expect(shown()).toEqual([theirs]);
    await pass(2_000);
    expect(shown()).toEqual([theirs, mine]);
  });

  it('has what oneself said elsewhere, once the line is back', async () => {
    const talk = opening(1);
    await pass();
    talk.cut(true);
    talk.hear(talk.say(2, 'mine', ME));
    await pass();
    talk.cut(false);
    await pass(20_000);
    expect(talk.texts()).toEqual(['text 1', 'mine']);
  });

  it('follows what oneself hides, shows again and empties on another page', async () => {
    const talk = opening(1, 2);
    await pass();
    const hidden = talk.there.get(101);
    talk.there.delete(101);
    const ofMine = { kind: 'own_side', data: { group_id: GROUP, message_id: 101 } } as const;
    talk.hear(ofMine);
    await pass();
    expect(talk.texts()).toEqual(['text 2']);
    talk.there.clear();
    for (const one of [hidden, message(2)]) if (one) talk.there.set(one.message_id, one);
    talk.hear(ofMine);
    await pass();
    expect(talk.texts()).toEqual(['text 1', 'text 2']);
    talk.there.clear();
    talk.hear({ kind: 'own_side', data: { group_id: GROUP, is_emptied: true } });
    await pass();
    expect(talk.texts()).toEqual([]);
  });

  it('asks for its own words of the last day when what one may say there is another, and for nothing otherwise', async () => {
    const talk = opening(1, 2);
    await pass();
    const hear = async (user_id: number | null) => {
      talk.hear({ kind: 'standing', data: { group_id: GROUP, user_id } });
      await pass();
    };
    await hear(null);
    const mine = { ...message(2, 'mine', ME), editable: true, is_deletable_for_all: true };
    talk.keeper.act({ kind: 'changed', message: mine });
    talk.there.set(102, { ...mine, editable: false });
    await hear(2);
    expect(talk.asked).toEqual([]);
    await hear(ME);
    expect(talk.asked).toEqual([102]);
    expect(talk.keeper.state().talk.messages.map(({ editable }) => editable)).toEqual([undefined, false]);
  });

  it('is read anew when too much was missed, also where the line breaks once more', async () => {
    const talk = opening(1);
    await pass();
    talk.hear({ kind: 'reload', data: { group_id: null } });
    expect(talk.reopen).toHaveBeenCalled();
    talk.cut(true);
    talk.keeper.open();
    talk.say(2);
    await pass();
    expect(talk.keeper.state()).toMatchObject({ error: null });
    talk.cut(false);
    await pass(20_000);
    expect(talk.texts()).toEqual(['text 1', 'text 2']);
  });
});
