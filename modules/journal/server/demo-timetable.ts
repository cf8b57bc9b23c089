import type { Plan } from './demo-plan.ts';

export type Slot = { readonly weekday: number; readonly lesson_number: number };

const WEEKDAYS = [1, 2, 3, 4, 5];
const LAST_NUMBER = 8;
/** What comes after the lessons of everybody. */
const AFTERNOON = 9;

/** Who is busy when: classes and teachers are nowhere twice at the same time. */
function diary() {
  const busy = new Set<string>();
  const keyOf = (who: string, { weekday, lesson_number }: Slot): string => `${who} ${weekday} ${lesson_number}`;
  return {
    isFree: (who: string, slot: Slot): boolean => !busy.has(keyOf(who, slot)),
    fill: (who: string, slot: Slot): void => void busy.add(keyOf(who, slot)),
  };
}

/** The weeks of a school: each class has its lessons one after the other, a subject at most once or twice a day. */
export function drawTimetable(plans: readonly Plan[]): Map<Plan, Slot[]> {
  const found = new Map<Plan, Slot[]>(plans.map((plan) => [plan, []]));
  const { isFree, fill } = diary();
  for (const plan of plans)
    if (plan.weekday !== undefined) found.get(plan)?.push({ weekday: plan.weekday, lesson_number: AFTERNOON });
  const planned = plans.filter(({ class_id, part }) => class_id !== null && part !== 2);
  const slots = Array.from({ length: LAST_NUMBER }, (_, place) => place + 1).flatMap((lesson_number) =>
    WEEKDAYS.map((weekday) => ({ weekday, lesson_number })),
  );
  for (const own of Map.groupBy(planned, ({ class_id }) => class_id).values()) {
    for (const slot of slots) {
      const left = (plan: Plan): number => plan.hours - (found.get(plan)?.length ?? 0);
      const today = (plan: Plan): number =>
        found.get(plan)?.filter(({ weekday }) => weekday === slot.weekday).length ?? 0;
      const price = (plan: Plan): number => 10 * today(plan) - left(plan);
      const [next] = own
        .filter((plan) => left(plan) > 0 && today(plan) < 2 && isFree(`teacher ${plan.teacher_id}`, slot))
        .toSorted((one, other) => price(one) - price(other));
      if (next === undefined) continue;
      found.get(next)?.push(slot);
      fill(`teacher ${next.teacher_id}`, slot);
    }
  }
  // A second course has the hours of the first one.
  for (const plan of plans.filter(({ part }) => part === 2)) {
    const first = plans.find(
      ({ part, class_id, code }) => part === 1 && class_id === plan.class_id && code === plan.code,
    );
    found.set(plan, (first && found.get(first)) ?? []);
  }
  return found;
}
