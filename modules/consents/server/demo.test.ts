import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMe } from '#modules/people/contract/get-me.ts';
import { getMyContext } from '#modules/people/contract/get-my-context.ts';
import { cleanRichText } from '#platform/server/rich-text.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { DESCRIPTION_DEPTH_MAX } from '../contract/limits.ts';
import { listConsents } from '../contract/list-consents.ts';
import { listResponses } from '../contract/list-responses.ts';
import { listUsersConsents } from '../contract/list-users-consents.ts';
import { PLANS } from './demo-plans.ts';

let school: StartedApp;
beforeAll(async () => {
  school = await startApp();
});
afterAll(() => school.stop());

const oddOnes = async (statement: string) => (await school.db.pool.query(statement)).rows;

const statesFor = async (username: string, userId?: number, school_id = 1) => {
  const client = await school.as(username);
  const id = userId ?? (await client.call(getMe)).data.id;
  const { data } = await client.call(listUsersConsents, { params: { userId: id }, query: { school_id } });
  return [...new Set(data.map(({ status }) => status))].sort();
};

describe('in the demonstration', () => {
  it('each child of a parent has a pending, an accepted and a denied consent', async () => {
    for (const username of ['parent', 'parent.two']) {
      const { children } = (await (await school.as(username)).call(getMyContext)).data;
      expect(children).toHaveLength(2);
      for (const { user_id } of children)
        expect(await statesFor(username, user_id)).toEqual(['accepted', 'denied', 'pending']);
    }
  });

  it('everybody who is asked finds something that is true for them', async () => {
    expect(await statesFor('adult.student')).toEqual(['accepted', 'denied', 'pending']);
    expect(await statesFor('student')).toEqual(['accepted', 'denied', 'pending']);
    expect(await statesFor('parent')).toEqual(['accepted', 'denied']);
    for (const username of ['parent.two', 'teacher', 'formmaster', 'staff', 'teacher.parent'])
      expect(await statesFor(username)).toEqual(['pending']);
    for (const username of ['student.b', 'teacher.b'])
      expect(await statesFor(username, undefined, 2)).toEqual(['pending']);
  });

  it('whoever keeps consents has drafts, sent ones and archived ones, one of them never touched', async () => {
    for (const [username, school_id] of [
      ['admin', 1],
      ['headmaster', 1],
      ['admin.b', 2],
    ] as const) {
      const { data } = await (await school.as(username)).call(listConsents, { query: { school_id } });
      const states = data.map((one) => (one.is_archived ? 'archived' : one.is_published ? 'published' : 'draft'));
      expect(new Set(states)).toEqual(new Set(['archived', 'published', 'draft']));
      expect(data.every(({ delivery }) => delivery === null)).toBe(true);
      if (school_id === 1) expect(data.filter(({ updated_at }) => updated_at === null)).toHaveLength(1);
    }
  });

  it('a form master reads the class: some have answered, some have looked, some have not', async () => {
    const client = await school.as('formmaster');
    const consents = (await client.call(listConsents, { query: { school_id: 1 } })).data;
    expect(consents.length).toBeGreaterThan(4);
    for (const { id, title } of consents) {
      const [own, ...others] = (await client.call(listResponses, { params: { id }, query: { school_id: 1 } })).data;
      expect([title, own?.group_name, others]).toEqual([title, '11.A', []]);
      const { accepted = 0, denied = 0, seen = 0 } = own?.statistics ?? {};
      expect(accepted + denied).toBeLessThan(seen);
      expect(seen).toBeLessThan(own?.users.length ?? 0);
    }
  });

  it('every answer was given by somebody who could: known by an eID, and the guardian of whoever is under age', async () => {
    expect(
      await oddOnes(`
        select log.id from consents.log join people.person speaker on speaker.id = by_person_id
        where verified_at is null or verified_at > given_at or proven_at > given_at
          or (by_person_id <> for_person_id and not exists (
            select from people.guardianship
            where guardian_id = by_person_id and child_id = for_person_id and barred_at is null))`),
    ).toEqual([]);
  });

  it('the answers that stand are the last ones of the log, to the words of their day', async () => {
    expect(
      await oddOnes(`
        select users_consent.id from consents.users_consent
        left join lateral (
          select * from consents.log
          where log.consent_id = users_consent.consent_id and for_person_id = person_id order by log.id desc limit 1
        ) last on true
        join consents.consent on consent.id = users_consent.consent_id
        where status <> coalesce(last.type, 'pending') or answered_at is distinct from last.given_at
          or answered_by is distinct from last.by_person_id or answered_version is distinct from last.version
          or answered_at < published_at or answered_at > coalesce(archived_at, now()) or seen_at > answered_at`),
    ).toEqual([]);
    const versions = await oddOnes('select distinct version from consents.log where consent_id = 2 order by version');
    expect(versions).toEqual([{ version: 1 }, { version: 2 }]);
  });

  it('nobody is notified of it, and nothing waits to be done', async () => {
    expect(
      await oddOnes(
        `select from graphile_worker.jobs where task_identifier in ('consents.deliver', 'notices.spread_event')`,
      ),
    ).toEqual([]);
    expect(await oddOnes('select from notices.event')).toEqual([]);
  });

  it('the texts are as the server would keep them', () => {
    for (const { text, later } of [...PLANS.values()].flat())
      for (const { description } of [text, ...(later ? [later.text] : [])])
        expect(cleanRichText(description, DESCRIPTION_DEPTH_MAX)).toBe(description);
  });
});
