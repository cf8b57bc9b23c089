import { answerConsent } from '#modules/consents/contract/answer-consent.ts';
import { createConsent } from '#modules/consents/contract/create-consent.ts';
import { deleteConsent } from '#modules/consents/contract/delete-consent.ts';
import { getConsent } from '#modules/consents/contract/get-consent.ts';
import { saveConsent } from '#modules/consents/contract/save-consent.ts';
import { readScope } from '#modules/consents/contract/scope-query.ts';
import type { InputOf } from '#platform/contract/endpoint.ts';
import type { TestClient } from './client.ts';
import { makeClass, makeGuardianship, makeMember } from './make.ts';
import type { StartedApp } from './start-app.ts';

type Wish = {
  readonly title?: string;
  readonly description?: string;
  readonly school_id?: number;
  readonly is_published?: boolean;
  /** Groups as addresses write them; all students where none are named, everybody for `all`. */
  readonly scopes?: readonly string[] | 'all';
};

/** The body of a consent as the form sends it. */
export const writtenConsent = ({
  title = 'Trip to the museum',
  description = '<p>May your child come along?</p>',
  is_published = true,
  scopes = ['null|null|2'],
}: Wish = {}) => ({
  consent: { title, description, consent_type: 'simple', is_published },
  consent_target: { target_type: scopes === 'all' ? ('all' as const) : ('custom' as const) },
  groups: scopes === 'all' ? [] : scopes.map((scope) => ({ scope: readScope(scope) })),
});

/** Writes a consent, sends it unless it is a draft, and lets it reach everybody. */
export async function makeConsent(school: StartedApp, keeper: TestClient, wish: Wish = {}): Promise<number> {
  const { data, key } = await keeper.call(createConsent, {
    query: { school_id: wish.school_id ?? 1 },
    body: writtenConsent(wish),
  });
  if (key !== undefined) throw new Error(`the consent was refused: ${key}`);
  await school.app.jobs.runWaiting();
  return data.id;
}

const query = { school_id: 1 };

/** What somebody does with a consent of the first school, or tries to. */
export const read = (client: TestClient, id: number) => client.call(getConsent, { params: { id }, query });
export const save = (client: TestClient, id: number, body: NonNullable<InputOf<typeof saveConsent>['body']>) =>
  client.call(saveConsent, { params: { id }, query, body });
export const archive = (client: TestClient, id: number) => save(client, id, { consent: { is_archived: true } });
export const remove = (client: TestClient, id: number) => client.call(deleteConsent, { params: { id } });

/** Archives what the demonstration asks, for stories that count what people are told: a role that is given asks them too. */
export async function askNothing(pool: { query(statement: string): Promise<unknown> }): Promise<void> {
  await pool.query(
    'update consents.consent set archived_at = now() where published_at is not null and archived_at is null',
  );
}

/** Shows an eID in the newest session of a person, which also makes them verified. */
export async function showEid(school: StartedApp, person_id: number): Promise<void> {
  await school.db.pool.query('update people.person set verified_at = coalesce(verified_at, $2) where id = $1', [
    person_id,
    school.clock(),
  ]);
  await school.db.pool.query('update account.session set eid_proved_at = $2, proved_at = $2 where person_id = $1', [
    person_id,
    school.clock(),
  ]);
}

/** A pupil of a class who has shown an eID; of age unless said otherwise. */
export async function makeProvenPupil(
  school: StartedApp,
  pupil: { class_id: number; starts_on?: string },
  birthday = '2000-01-01',
) {
  const member = await makeMember(school.db, { school_id: 1, role: 'student', ...pupil });
  await school.db.pool.query('update people.person set birthday = $2 where id = $1', [member.person_id, birthday]);
  const client = await school.enter(member);
  await showEid(school, member.person_id);
  return { ...member, client };
}

async function makeProvenGuardian(school: StartedApp, child: number): Promise<TestClient> {
  const member = await makeMember(school.db, { school_id: 1, role: 'parent' });
  await makeGuardianship(school.db, member.person_id, child);
  const client = await school.enter(member);
  await showEid(school, member.person_id);
  return client;
}

/** A class with one young pupil, whose parents have both shown an eID. */
export async function makeProvenFamily(school: StartedApp) {
  const place = await makeClass(school.db, 1);
  const { person_id: child } = await makeProvenPupil(school, { class_id: place.class_id }, '2015-01-01');
  return {
    place,
    child,
    mother: await makeProvenGuardian(school, child),
    father: await makeProvenGuardian(school, child),
  };
}

/** Answers for a person. */
export const answer = (
  client: TestClient,
  userId: number,
  consentId: number,
  how: 'accepted' | 'denied',
  { school_id = 1, headers }: { school_id?: number; headers?: Record<string, string> } = {},
) =>
  client.call(
    answerConsent,
    {
      params: { userId, consentId },
      query: { school_id },
      body: how === 'accepted' ? { is_accepted: true } : { is_denied: true },
    },
    headers ? { headers } : {},
  );
