import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listModules } from '#apps/server/app.ts';
import { addressOf } from '#platform/contract/endpoint.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { whoInWords } from './openapi.ts';

type Operation = {
  description: string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: { properties: object } }> }>;
  security: object[];
};

let school: StartedApp;
let paths: Record<string, Record<string, Operation>>;
let endpoints: ReturnType<typeof listModules>[number]['handlers'][number]['endpoint'][];

beforeAll(async () => {
  school = await startApp({ template: 'empty' });
  paths = (await school.client().raw({ method: 'GET', url: '/api/docs/openapi.json' })).json().paths;
  const modules = listModules({ config: readConfig({}), db: school.db, log: createLog('silent') });
  endpoints = modules.flatMap(({ handlers }) => handlers.map(({ endpoint }) => endpoint));
});
afterAll(() => school.stop());

const operation = (path: string, method: string): Operation => paths[path]?.[method] as Operation;

describe('the OpenAPI document', () => {
  it('describes every call of every module, and no other', () => {
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = endpoints.map((one) => `${one.method} ${addressOf(one).replace(/:(\w+)/g, '{$1}')}`);
    expect(described.toSorted()).toEqual(served.toSorted());
  });

  it('says of a call who may make it, what it takes, what it answers and how it refuses', () => {
    const move = operation('/api/schools/{schoolId}/people/{personId}/class', 'post');
    expect(move.description).toBe('For role types 6, 4.');
    expect(move.parameters.map(({ name, in: place }) => `${place}:${name}`)).toEqual([
      'path:schoolId',
      'path:personId',
    ]);
    expect(Object.keys(move.requestBody?.content['application/json']?.schema.properties ?? {})).toEqual(['class_id']);
    expect(move.responses[409]?.description).toBe('not_a_pupil, already_in_class');
    expect(move.security).toEqual([{ session: [] }, { bearer: [] }]);
    expect(operation('/auth/login', 'post').security).toEqual([]);
  });

  it('writes each answer in the envelope that it comes in', () => {
    const properties = (path: string) =>
      Object.keys(operation(path, 'get').responses[200]?.content?.['application/json']?.schema.properties ?? {});
    expect(properties('/api/user/me')).toEqual(['status', 'data']);
    expect(properties('/api/v2/users/me/unread')).toEqual(['success', 'data']);
  });

  it('marks which parts of a query may be left out', () => {
    const { parameters } = operation('/api/schools/{schoolId}/check-package-feature', 'get');
    expect(parameters.find(({ name }) => name === 'feature_key')).toMatchObject({ in: 'query', required: true });
    const find = operation('/api/schools/{schoolId}/people', 'get').parameters;
    expect(find.find(({ name }) => name === 'search')).toMatchObject({ in: 'query', required: false });
  });

  it('is also a page for people, with every call on it', async () => {
    const page = (await school.client().raw({ method: 'GET', url: '/api/docs' })).body;
    for (const one of endpoints) expect(page).toContain(`id="${one.route}"`);
  });
});

describe('a policy row in words', () => {
  it.each([
    ['anyone', 'anyone'],
    ['signed-in', 'everyone who is signed in'],
    ['any-role', 'everyone with a role in the school'],
    [{ roles: [4, 6] }, 'role types 4, 6'],
    [{ roles: [], root: true }, 'the main administrator'],
    [{ roles: [6], root: true }, 'role types 6 and the main administrator'],
  ] as const)('%j', (who, words) => {
    expect(whoInWords(who)).toBe(words);
  });
});
