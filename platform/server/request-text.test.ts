import { describe, expect, it } from 'vitest';
import { parseJson } from './request-text.ts';

const refusal = (text: string): unknown => {
  try {
    return { accepted: parseJson(text) };
  } catch (error) {
    return (error as { key?: string }).key;
  }
};

describe('a body', () => {
  it.each([
    ['{"a":1,"a":2}', 'a key twice'],
    ['{"a":1,"\\u0061":2}', 'the same key in two spellings'],
    ['{"list":[{"a":1,"a":1}]}', 'a key twice, deep inside'],
    ['{"a":{"b":1},"a":{"b":1}}', 'an object twice'],
    ['{"__proto__":{"isAdmin":true}}', 'the prototype'],
    ['{"\\u005f_proto__":1}', 'the prototype, spelled out'],
    ['{"a":{"constructor":{"prototype":{"x":1}}}}', 'the constructor'],
    ['[{"prototype":1}]', 'a prototype in a list'],
    [`${'['.repeat(50)}${']'.repeat(50)}`, 'a deep nest'],
    [`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 'a bottomless nest'],
    ['{"a":1', 'a cut text'],
    ["{'a':1}", 'single quotes'],
    ['{"a":1}}', 'one bracket too many'],
    ['{"a":01}', 'a leading zero'],
    ['{"a":NaN}', 'no number'],
    ['\ufeff{"a":1}', 'a byte order mark'],
    ['{"a":1,}', 'a trailing comma'],
  ])('is refused: %#', (text) => {
    expect(refusal(text)).toBe('invalid_request');
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it.each([
    ['{"a":"\\"a\\":1, \\"a\\":2"}', { a: '"a":1, "a":2' }],
    ['{"a":"b","b":"a"}', { a: 'b', b: 'a' }],
    ['{"a" : {"a" :{"a": ":"}}}', { a: { a: { a: ':' } } }],
    ['["a","a"]', ['a', 'a']],
    ['{"":1,"\\\\":2,"\\"":3}', { '': 1, '\\': 2, '"': 3 }],
    ['null', null],
    ['"text"', 'text'],
  ])('is taken as it is: %s', (text, value) => {
    expect(refusal(text)).toEqual({ accepted: value });
  });

  it('has its texts cleaned once, at any depth', () => {
    const dirty = '{"name":"A\\u0000b","list":["e\\u0301","\\ud800x"]}';
    expect(parseJson(dirty)).toEqual({ name: 'Ab', list: ['\u00e9', '\ufffdx'] });
  });

  it('may be as long as a body may be', () => {
    const text = 'x"\\'.repeat(300_000);
    expect(parseJson(JSON.stringify({ text }))).toEqual({ text });
  });
});
