import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { listToday } from '#modules/today/contract/list-today.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { startApp } from '#platform/testing/start-app.ts';
import { handleFromActor } from './handle.ts';
import type { ServerModule } from './module.ts';
import { gatherErrors } from './register-modules.ts';

const peek = endpoint('GET /story/peek', { answer: Type.Object({}) });
const story = (rest: Partial<ServerModule>): ServerModule => ({
  name: 'story',
  handlers: [handleFromActor(peek, () => ({}))],
  policy: { [peek.route]: { who: 'anyone', reach: 'self' } },
  errors: {},
  ...rest,
});

describe('a module', () => {
  it('does not start with an endpoint that no policy row names', async () => {
    await expect(startApp({ template: 'empty', modules: [story({ policy: {} })] })).rejects.toThrow(
      'GET /story/peek has no policy row',
    );
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
});
