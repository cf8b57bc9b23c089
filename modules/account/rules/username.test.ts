import { describe, expect, it } from 'vitest';
import { judgeUsername, plainUsername, suggestUsername } from './username.ts';

describe('a username', () => {
  it.each(['mari', 'mari.maasikas', 'иван.петров', '山田.太郎', 'a+b@school'])('may be %s', (name) => {
    expect(judgeUsername(name)).toEqual({ allowed: true });
  });

  it.each(['', 'ab', '.dot', 'two words', 'a\u202Eb', 'x'.repeat(101), '<b>'])('may not be %j', (name) => {
    expect(judgeUsername(name)).toEqual({ allowed: false, key: 'username_invalid', params: { min: 3, max: 100 } });
  });

  it('knows no case and no space around it', () => {
    expect(plainUsername('  Mari.Maasikas ')).toBe('mari.maasikas');
  });

  it('is proposed from the name', () => {
    expect(suggestUsername('Õie', 'Käär-Tamm')).toBe('oie.kaar-tamm');
    expect(suggestUsername('太郎', '山田')).toBe('太郎.山田');
  });
});
