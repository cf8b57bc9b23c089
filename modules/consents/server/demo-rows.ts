import type { DemoPeople, GroupMember } from '#modules/people/server/doors.ts';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import type { Cell } from '../rules/groups.ts';
import { membersAsked } from './deliver-consent-job.ts';
import { daysBefore, type Reply, repliesTo } from './demo-answers.ts';
import type { GroupWish, Plan } from './demo-plans.ts';

type School = DemoPeople['schools'][number];

const written = (moment: number): string => new Date(moment).toISOString();

/** An eID is shown, and a few moments later the answer is given. */
const PROOF_MS = 90_000;

function cellOf({ classes }: School, { role, level, class_name }: GroupWish): Cell {
  const found = classes.find(({ name }) => (class_name ? name === class_name : name.startsWith(`${level}.`)));
  return {
    type_id: ROLE_TYPES[role],
    class_level_id: found?.class_level_id ?? null,
    parallel_identifier_id: class_name === undefined ? null : (found?.parallel_identifier_id ?? null),
  };
}

/** Which words stood there at a moment. */
function versionAt({ later }: Plan, at: number, now: Date): number {
  return later !== undefined && at >= daysBefore(now, later.on) ? 2 : 1;
}

/** What one person was asked, as it stands now. */
function questionRow(plan: Plan, person_id: number, { answers, seen_at }: Reply, now: Date) {
  const created_at = written(daysBefore(now, plan.published ?? 0));
  const last = answers.at(-1);
  return {
    person_id,
    status: last?.says ?? 'pending',
    answered_version: last ? versionAt(plan, last.at, now) : null,
    answered_by: last?.by ?? null,
    answered_at: last ? written(last.at) : null,
    seen_at: seen_at === null ? null : written(seen_at),
    created_at,
    updated_at: last ? written(last.at) : created_at,
  };
}

type Drawing = {
  readonly plan: Plan;
  readonly id: number;
  readonly school: School;
  readonly everybody: readonly GroupMember[];
  readonly speakersOf: ReadonlyMap<number, readonly number[]>;
};

/** One consent of a school with everything that hangs on it, as rows of the tables they are named after. */
export function drawConsent({ plan, id, school, everybody, speakersOf }: Drawing, people: DemoPeople, now: Date) {
  const at = (days: number | undefined): string | null => (days === undefined ? null : written(daysBefore(now, days)));
  const { groups, published, archived, later, touched, reminded } = plan;
  const consent_id = id;
  const author = people.cast[plan.by].person_id;
  const target_type = groups === 'all' ? 'all' : 'custom';
  const targets = groups === 'all' ? [] : groups.map((wish) => cellOf(school, wish));
  const membership = published === undefined ? [] : membersAsked({ target_type, targets }, everybody);
  const replyOf = repliesTo(plan, id, people, speakersOf, now);
  const replies = [...new Set(membership.map(({ person_id }) => person_id))].map((person_id) => ({
    person_id,
    reply: replyOf(person_id),
  }));
  const texts = [{ text: plan.text, on: plan.written }, ...(later ? [later] : [])];
  return {
    consent: {
      id,
      school_id: school.school_id,
      consent_type: 'simple',
      target_type,
      version: texts.length,
      created_by: author,
      asked_version: 1,
      created_at: at(plan.written),
      updated_at: at(archived ?? later?.on ?? published ?? touched),
      published_at: at(published),
      delivered_at: at(published),
      receivers: published === undefined ? null : replies.length,
      archived_at: at(archived),
    },
    version: texts.map(({ text, on }, place) => ({
      consent_id,
      version: place + 1,
      ...text,
      written_by: author,
      written_at: at(on),
    })),
    target: targets.map((target) => ({ consent_id, ...target })),
    users_consent: replies.map(({ person_id, reply }) => ({
      consent_id,
      ...questionRow(plan, person_id, reply, now),
    })),
    membership: membership.map((member) => ({ consent_id, ...member })),
    reminder: reminded === undefined ? [] : [{ consent_id, reminded_at: at(reminded) }],
    log: replies.flatMap(({ person_id, reply }) =>
      reply.answers.map(({ by, says, at }) => ({
        consent_id,
        for_person_id: person_id,
        by_person_id: by,
        type: says,
        version: versionAt(plan, at, now),
        proven_at: written(at - PROOF_MS),
        given_at: written(at),
      })),
    ),
  };
}
