import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { oneOf } from '#platform/contract/shapes.ts';
import { readTexts } from './request-query.ts';

const schema = Type.Object({
  page: Type.Integer(),
  redirect: Type.Boolean(),
  type_id: oneOf([1, 2]),
  kind: oneOf(['a', 'b']),
  search: Type.String(),
});

describe('a text of the query', () => {
  it.each(['token', 'token2', 'ticket', 'access_token'])('%s is refused by calls that do not ask for it', (name) => {
    expect(() => readTexts(schema, { [name]: 'x' })).toThrow('invalid_request');
    expect(readTexts(Type.Object({ [name]: Type.String() }), { [name]: 'x' })).toEqual({ [name]: 'x' });
  });

  it.each([
    ['page', '7', 7],
    ['page', '0', 0],
    ['page', '-1', -1],
    ['type_id', '2', 2],
    ['redirect', 'true', true],
    ['redirect', 'false', false],
    ['kind', 'a', 'a'],
    ['search', 'A\u0000e\u0301', 'A\u00e9'],
    ['search', '7', '7'],
  ])('%s=%s is read as %j', (name, text, value) => {
    expect(readTexts(schema, { [name]: text })).toEqual({ [name]: value });
  });

  it.each([
    ['page', ''],
    ['page', ' 7'],
    ['page', '07'],
    ['page', '+7'],
    ['page', '-0'],
    ['page', '7.0'],
    ['page', '1e3'],
    ['page', '1e309'],
    ['page', '0x10'],
    ['page', '٧'],
    ['page', '99999999999999999'],
    ['page', 'null'],
    ['type_id', '2 '],
    ['redirect', '1'],
    ['redirect', ''],
    ['redirect', 'TRUE'],
  ])('%s=%j stays a text, which no contract takes', (name, text) => {
    expect(readTexts(schema, { [name]: text })).toEqual({ [name]: text });
  });

  it('given twice stays a list, which no contract takes', () => {
    expect(readTexts(schema, { page: ['1', '2'] })).toEqual({ page: ['1', '2'] });
  });

  it('that the contract does not name is dropped', () => {
    expect(readTexts(schema, { utm_source: 'mail', search: 'x' })).toEqual({ search: 'x' });
  });

  it.each(['__proto__', 'constructor', 'prototype'])('that reaches for the prototype is refused: %s', (name) => {
    const texts = Object.assign(Object.create(null), { search: 'x' });
    texts[name] = '1';
    expect(() => readTexts(schema, texts)).toThrow('invalid_request');
  });
});
