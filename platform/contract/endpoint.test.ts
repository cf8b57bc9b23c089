import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { addressOf, endpoint } from './endpoint.ts';
import { Id } from './shapes.ts';

const listClasses = endpoint('GET /schools/:schoolId/classes', {
  params: Type.Object({ schoolId: Id }),
  answer: Type.Array(Type.String()),
  refuses: ['school_not_found'],
});

describe('an endpoint', () => {
  test('takes its method and path from the one line that names it', () => {
    expect(listClasses).toMatchObject({
      method: 'GET',
      path: '/schools/:schoolId/classes',
      route: 'GET /schools/:schoolId/classes',
      refuses: ['school_not_found'],
    });
  });

  test('asks for nothing, refuses nothing and opens nothing unless it says so', () => {
    const plain = endpoint('POST /user/me/status', { answer: Type.Boolean() });
    expect(plain).toMatchObject({ body: undefined, refuses: [], grouped: false, secret: false });
    expect(Object.keys(plain.params.properties)).toEqual([]);
    expect(Object.keys(plain.query.properties)).toEqual([]);
  });

  test('does not start when its path and its params disagree', () => {
    const answer = Type.Boolean();
    expect(() => endpoint('GET /schools/:schoolId', { answer })).toThrow('the path names [schoolId], params []');
    expect(() => endpoint('GET /schools', { params: Type.Object({ schoolId: Id }), answer })).toThrow('/schools');
    expect(() => endpoint('GET /a/:one/:two', { params: Type.Object({ two: Id, one: Id }), answer })).not.toThrow();
  });

  test.each([
    ['GET /user/me', 'main'],
    ['POST /auth/login', 'main'],
    ['GET /v2/users/me/unread', 'messaging'],
    ['GET /v2x', 'main'],
  ] as const)('%s answers in the %s envelope', (route, envelope) => {
    expect(endpoint(route, { answer: Type.Boolean() }).envelope).toBe(envelope);
  });

  test.each([
    ['/user/me', '/api/user/me'],
    ['/v2/users/me/unread', '/api/v2/users/me/unread'],
    ['/auth/login', '/auth/login'],
    ['/upload', '/upload'],
    ['/authors', '/api/authors'],
    ['/uploads', '/api/uploads'],
  ])('%s is found at %s', (path, address) => {
    expect(addressOf({ path })).toBe(address);
  });
});
