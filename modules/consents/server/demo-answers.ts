import type { DemoPeople } from '#modules/people/server/doors.ts';
import { lot } from '#platform/server/lot.ts';
import type { Answer } from '../contract/shapes.ts';
import { speaksForSelf } from '../rules/speaks-for-self.ts';
import type { Plan, Who } from './demo-plans.ts';

type School = DemoPeople['schools'][number];

/** An answer of the demonstration: by whom, what and when. */
type DemoAnswer = { readonly by: number; readonly says: Answer; readonly at: number };

/** What came of asking somebody; the last answer stands. */
export type Reply = { readonly answers: readonly DemoAnswer[]; readonly seen_at: number | null };

const DAY_MS = 86_400_000;
export const daysBefore = (now: Date, days: number): number => Math.round(now.getTime() - days * DAY_MS);

/** Most answer in the first days, and nobody after this many. */
const LONGEST_DAYS = 12;
const SHARE_SEEN = 0.4;
const SHARE_CHANGED = 0.05;

/** Those who answer for the pupils of a school: themselves once they are of age, their guardians until then. */
export function speakersIn({ students, time_zone }: School, now: Date): ReadonlyMap<number, readonly number[]> {
  return new Map(
    students.map(({ person_id, birthday, guardian_ids }) => [
      person_id,
      speaksForSelf({ is_pupil: true, birthday, time_zone }, now) ? [person_id] : guardian_ids,
    ]),
  );
}

/** How people answer one of the consents; whoever is not among the pupils speaks for themselves. */
export function repliesTo(
  plan: Plan,
  consent_id: number,
  people: DemoPeople,
  speakersOf: ReadonlyMap<number, readonly number[]>,
  now: Date,
) {
  const cast = new Set(Object.values(people.cast).map(({ person_id }) => person_id));
  const idOf = (who: Who): number => people.cast[who].person_id;
  const published = daysBefore(now, plan.published ?? 0);
  const over = Math.min(daysBefore(now, plan.archived ?? 0), published + LONGEST_DAYS * DAY_MS);
  const momentOf = (person_id: number, of: number): number =>
    Math.round(published + (over - published) * lot(consent_id, person_id, of) ** 2);

  const castReply = (person_id: number): Reply => {
    const answers = (plan.cast ?? [])
      .filter(({ who }) => idOf(who) === person_id)
      .map(({ by, says, on }) => ({ by: idOf(by), says, at: daysBefore(now, on) }));
    const hasSeen = plan.seen?.some((who) => idOf(who) === person_id) ?? false;
    return { answers, seen_at: answers[0]?.at ?? (hasSeen ? momentOf(person_id, 1) : null) };
  };

  return (person_id: number): Reply => {
    const speakers = speakersOf.get(person_id) ?? [person_id];
    if ([person_id, ...speakers].some((one) => cast.has(one))) return castReply(person_id);
    const at = momentOf(person_id, 1);
    // Whoever had shown no eID by then could not have answered.
    const able = speakers.filter((one) => Date.parse(people.verified.get(one) ?? '') < at);
    const by = able[Math.floor(lot(consent_id, person_id, 2) * able.length)];
    const willAnswer = lot(consent_id, person_id, 3) * 100 < (plan.answered ?? 0);
    if (by === undefined || !willAnswer)
      return { answers: [], seen_at: lot(consent_id, person_id, 4) < SHARE_SEEN ? at : null };
    const says = lot(consent_id, person_id, 5) * 100 < (plan.denied ?? 0) ? 'denied' : 'accepted';
    const last = { by, says, at } as const;
    const changed = lot(consent_id, person_id, 6) < SHARE_CHANGED;
    const first = { ...last, says: says === 'denied' ? 'accepted' : 'denied', at: (published + at) / 2 } as const;
    const wasAble = Date.parse(people.verified.get(by) ?? '') < first.at;
    const answers = changed && wasAble ? [first, last] : [last];
    return { answers, seen_at: answers[0]?.at ?? at };
  };
}
