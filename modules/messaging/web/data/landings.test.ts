import { describe, expect, it } from 'vitest';
import { landings } from './landings.ts';

/** What is known of one thing; an answer that comes is known until something newer is. */
function knowing() {
  const known: string[] = [];
  const { note, land } = landings((action: string) => known.push(action));
  const asked = () => {
    let answer = (_text: string): void => {};
    const promise = new Promise<string>((resolve) => {
      answer = resolve;
    });
    const landed = land(promise, (text) => text);
    return async (text: string): Promise<void> => {
      answer(text);
      await landed;
    };
  };
  return { note, asked, land, last: () => known.at(-1), known };
}

describe('what was asked for', () => {
  it('is what is known', async () => {
    const { asked, last } = knowing();
    await asked()('read');
    expect(last()).toBe('read');
  });

  it('is older than what was heard while it was on its way', async () => {
    const { asked, note, known } = knowing();
    note('before');
    const answer = asked();
    note('heard');
    await answer('read');
    expect(known).toEqual(['before', 'heard', 'read', 'heard']);
  });

  it('is older than what was asked for later, whichever came first', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const { asked, last } = knowing();
      const answers = [asked(), asked()];
      for (const place of order) await answers[place]?.(place === 0 ? 'old' : 'new');
      expect(last()).toBe('new');
    }
  });

  it('leaves things as they were where nobody needs it any more, or none comes', async () => {
    const { land, note, known } = knowing();
    note('heard');
    await land(Promise.resolve(1), () => null);
    await expect(land(Promise.reject(new Error('cut')), () => 'read')).rejects.toThrow('cut');
    expect(known).toEqual(['heard']);
  });
});
