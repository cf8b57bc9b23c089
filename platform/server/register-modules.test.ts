import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { listToday } from '#modules/today/contract/list-today.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import type { PolicyRow } from '#platform/contract/policy.ts';
import { Id } from '#platform/contract/shapes.ts';
import { startApp } from '#platform/testing/start-app.ts';
import { handleFromActor } from './handle.ts';
import type { ServerModule } from './module.ts';
import { gatherAudiences, gatherErrors } from './register-modules.ts';

const peek = endpoint('GET /story/peek', { answer: Type.Object({}) });
const story = (rest: Partial<ServerModule>): ServerModule => ({
  name: 'story',
  handlers: [handleFromActor(peek, () => ({}))],
  policy: { [peek.route]: { who: 'anyone', reach: 'self' } },
  errors: {},
  ...rest,
});

/** A module with one call, whose path has one parameter. */
function schoolStory(path: `/${string}`, row: PolicyRow): ServerModule {
  const params = Type.Object({ [path.split(':')[1] ?? '']: Id });
  const look = endpoint(`GET ${path}`, { params, answer: Type.Object({}) });
  return story({ handlers: [handleFromActor(look, () => ({}))], policy: { [look.route]: row } });
}

describe('a module', () => {
  it('does not start with an endpoint that no policy row names', async () => {
    await expect(startApp({ template: 'empty', modules: [story({ policy: {} })] })).rejects.toThrow(
      'GET /story/peek has no policy row',
    );
  });

  it.each<[path: `/${string}`, row: PolicyRow]>([
    ['/story/:schoolId', { who: 'any-role', reach: 'self' }],
    ['/story/:schoolId', { who: 'any-role', reach: 'platform' }],
    ['/story/:schoolId', { who: 'anyone', reach: 'school' }],
    ['/story/:schoolId', { who: 'signed-in', reach: 'school' }],
    ['/story/:schoolId', { who: { roles: [1], root: true }, reach: 'school' }],
    ['/story/:school_id', { who: 'any-role', reach: 'school' }],
  ])('does not start with %s under %j, where nobody would check the school', async (path, row) => {
    await expect(startApp({ template: 'empty', modules: [schoolStory(path, row)] })).rejects.toThrow(
      `GET ${path} names a school that nobody checks`,
    );
  });

  it.each<[path: `/${string}`, row: PolicyRow]>([
    ['/story/:schoolId', { who: 'any-role', reach: 'school' }],
    ['/story/:schoolId', { who: { roles: [1] }, reach: 'school' }],
    ['/story/:id', { who: { roles: [], root: true }, reach: 'platform' }],
  ])('starts with %s under %j', async (path, row) => {
    const school = await startApp({ template: 'empty', modules: [schoolStory(path, row)] });
    await school.stop();
  });

  it('does not start with an address that is already taken', async () => {
    const taken = story({
      handlers: [handleFromActor(listToday, () => [])],
      policy: { [listToday.route]: { who: 'anyone', reach: 'self' } },
    });
    await expect(startApp({ template: 'empty', modules: [taken] })).rejects.toThrow(/already declared/);
  });

  it('shares an error key with others only under one status', () => {
    const errors = (status: number) => story({ errors: { story_refused: status } });
    expect(gatherErrors([errors(409), errors(409)])).toMatchObject({ story_refused: 409, not_logged_in: 401 });
    expect(() => gatherErrors([errors(409), errors(400)])).toThrow('story_refused already answers with 409');
    expect(() => gatherErrors([story({ errors: { not_logged_in: 403 } })])).toThrow('not_logged_in');
  });

  it('says alone whom a name stands for', () => {
    const circles = story({ audiences: [{ word: 'circle', membersOf: async () => [] }] });
    expect([...gatherAudiences([circles]).keys()]).toEqual(['circle']);
    expect(() => gatherAudiences([circles, circles])).toThrow('another module already says who circle is');
  });
});
