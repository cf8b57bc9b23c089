import { describe, expect, it, vi } from 'vitest';
import type { Message } from '../../contract/shapes.ts';
import { keepTalk } from './keep-talk.ts';

const message = (message_id: number) => ({ message_id, number: message_id, client_id: null }) as Message;

describe('what was there before the conversation was drawn', () => {
  const page = vi.fn();
  const open = (first_unread: number | null) =>
    keepTalk({
      calls: { page, one: page },
      time_zone: 'Europe/Tallinn',
      placeholders: [],
      ready: { data: [message(101), message(102)], meta: { previous: 'older', next: null, first_unread } },
      keepUnsent: () => {},
    });

  it('stands there at once, with the line of the new ones', () => {
    const { opening: count, talk } = open(102).state();
    expect(count).toBe(1);
    expect(talk.messages.map(({ message_id }) => message_id)).toEqual([101, 102]);
    expect(talk).toMatchObject({ first_unread: 102, older: 'older', newer: null });
  });

  it('is of no use where the new ones begin further up', () => {
    const keeper = open(90);
    expect(keeper.state()).toMatchObject({ opening: 0, talk: { messages: [] } });
    page.mockResolvedValue({ data: [], meta: { previous: null, next: null, first_unread: 90 } });
    keeper.open({});
    expect(page).toHaveBeenCalledWith({}, false);
  });
});
