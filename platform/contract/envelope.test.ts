import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { refusal, success, successSchema } from './envelope.ts';

const main = { envelope: 'main', has_meta: false } as const;
const messaging = { envelope: 'messaging', has_meta: false } as const;

describe('a success', () => {
  test('stands in the words of its document', () => {
    expect(success(main, { count: 1 })).toEqual({ status: true, data: { count: 1 } });
    expect(success(messaging, { count: 1 })).toEqual({ success: true, data: { count: 1 } });
  });

  test('has its meta beside its data where the document says so', () => {
    const list = { envelope: 'messaging', has_meta: true } as const;
    const answer = Type.Object({ data: Type.Array(Type.Integer()), meta: Type.Object({ page: Type.Integer() }) });
    expect(success(list, { data: [1], meta: { page: 2 } })).toEqual({ success: true, data: [1], meta: { page: 2 } });
    expect(Value.Check(successSchema({ ...list, answer }), { success: true, data: [1], meta: { page: 2 } })).toBe(true);
    expect(Value.Check(successSchema({ ...list, answer }), { success: true, data: [1] })).toBe(false);
  });

  test.each([main, messaging])('fits the schema that cuts it ($envelope)', (carried) => {
    const schema = successSchema({ ...carried, answer: Type.Object({ count: Type.Integer() }) });
    expect(Value.Check(schema, success(carried, { count: 1 }))).toBe(true);
    expect(Value.Check(schema, success(carried, { count: 'one' }))).toBe(false);
    expect(Value.Check(schema, refusal(carried.envelope, { key: 'invalid_request' }))).toBe(false);
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

  test('names every field at fault in messaging, where there are several', () => {
    const told = { key: 'title_missing', fields: { title: 'title_missing', user_ids: 'no_users_selected' } };
    expect(refusal('messaging', told)).toEqual({
      success: false,
      error: { description: 'title_missing', params: {} },
      errors: { title: 'title_missing', user_ids: 'no_users_selected' },
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
