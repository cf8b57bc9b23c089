import { describe, expect, it } from 'vitest';
import { hashOf, seal, unseal } from './seal.ts';

const value = { data: { path: '/invitation/secret', name: 'Õunpuu 日本' } };

describe('a sealed value', () => {
  it('opens with its word, and shows nothing without it', () => {
    const sealed = seal('the word', value);
    expect(unseal('the word', sealed)).toEqual(value);
    expect(sealed.toString('latin1')).not.toContain('secret');
    expect(seal('the word', value).equals(sealed)).toBe(false);
  });

  it('opens with no other word, and not after a change', () => {
    const sealed = seal('the word', value);
    expect(() => unseal('the Word', sealed)).toThrow();
    for (const position of [0, 12, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[position] = (changed[position] ?? 0) ^ 1;
      expect(() => unseal('the word', changed)).toThrow();
    }
  });

  it('is found by a hash that does not tell the word', () => {
    expect(hashOf('the word')).toEqual(hashOf('the word'));
    expect(hashOf('the word')).not.toEqual(hashOf('the words'));
  });
});
