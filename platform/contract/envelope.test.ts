import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { refusal, success, successSchema } from './envelope.ts';

describe('a success', () => {
  test('stands in the words of its document', () => {
    expect(success('main', { count: 1 })).toEqual({ status: true, data: { count: 1 } });
    expect(success('messaging', { count: 1 })).toEqual({ success: true, data: { count: 1 } });
  });

  test.each(['main', 'messaging'] as const)('fits the schema that cuts it (%s)', (envelope) => {
    const schema = successSchema(envelope, Type.Object({ count: Type.Integer() }));
    expect(Value.Check(schema, success(envelope, { count: 1 }))).toBe(true);
    expect(Value.Check(schema, success(envelope, { count: 'one' }))).toBe(false);
    expect(Value.Check(schema, refusal(envelope, { key: 'invalid_request' }))).toBe(false);
  });
});

describe('a refusal', () => {
  test('carries a key and its parameters, never prose', () => {
    const told = { key: 'invalid_request', params: { field: 'page' } };
    expect(refusal('main', told)).toEqual({
      status: false,
      errors: [{ message: 'invalid_request', params: { field: 'page' } }],
    });
    expect(refusal('messaging', told)).toEqual({
      success: false,
      error: { description: 'invalid_request', params: { field: 'page' } },
    });
  });

  test('always has parameters, so that a caller need not ask', () => {
    expect(refusal('main', { key: 'data_not_found' })).toEqual({
      status: false,
      errors: [{ message: 'data_not_found', params: {} }],
    });
  });

  test('names the request where somebody has to look for it', () => {
    expect(refusal('messaging', { key: 'server_error_occured', params: { a: 1 } }, 'r-7')).toEqual({
      success: false,
      error: { description: 'server_error_occured', params: { a: 1, request_id: 'r-7' } },
    });
  });
});
