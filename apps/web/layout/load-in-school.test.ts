import { afterEach, expect, test } from 'vitest';
import { boot } from '#platform/web/data/launch.ts';
import type { Me, MyRole } from '#platform/web/data/me.ts';
import type { MeSource } from '#platform/web/data/sources.ts';
import { loadInSchool } from './load-in-school.ts';

const roles = [
  { role_id: 11, school_id: 1 },
  { role_id: 22, school_id: 2 },
] as MyRole[];

/** Answers as the server does: in the role that the page names, else in the first one. */
const source = {
  load: async () => {
    const current_role = roles.find(({ role_id }) => role_id === boot.context_role_id) ?? roles[0];
    return { roles, current_role } as Partial<Me> as Me;
  },
} as Partial<MeSource> as MeSource;

const load = async () => (await loadInSchool(source, { background: false })).current_role?.role_id;

afterEach(() => {
  boot.school_id = null;
  boot.context_role_id = null;
});

test('without a wish the session’s own role is shown', async () => {
  expect(await load()).toBe(11);
  expect(boot.context_role_id).toBeNull();
});

test('the role in the wished school becomes the role of the page', async () => {
  boot.school_id = 2;
  expect(await load()).toBe(22);
  expect(boot.context_role_id).toBe(22);
});

test('a school in which the person has no role is refused, and nothing of another one is shown', async () => {
  boot.school_id = 3;
  await expect(load()).rejects.toMatchObject({ key: 'invalid_role' });
});
