import { type DemoPeople, groupMembers, type OfficialPlace, officialPlaces } from '#modules/people/server/doors.ts';
import type { Transaction } from '#platform/server/db.ts';
import type { Plan, Seat } from './demo-plan.ts';

type School = DemoPeople['schools'][number];

/** A school of the demonstration as its conversations see it. */
export type Ground = {
  readonly school: School;
  readonly everybody: readonly { readonly person_id: number; readonly type_id: number }[];
  readonly places: readonly OfficialPlace[];
};

export async function groundOf(tx: Transaction, school: School, now: Date): Promise<Ground> {
  return {
    school,
    everybody: await groupMembers(tx, school.school_id, now),
    places: await officialPlaces(tx, school.school_id, null, now),
  };
}

/** Finds whom a seat of a plan means; those of the cast are called by their own names alone. */
export function seating(people: DemoPeople, { school, everybody }: Ground): (seat: Seat) => number {
  const cast = new Set(Object.values(people.cast).map(({ person_id }) => person_id));
  const free = (ids: readonly number[]) => [...new Set(ids)].filter((id) => !cast.has(id));
  return (seat) => {
    const [what = '', name = '', place = '0'] = seat.split(':');
    const classAt = school.classes.find((one) => one.name === name);
    const pupils = school.students.filter(({ class_id }) => class_id === classAt?.id);
    const found = {
      pupil: () => free(pupils.map(({ person_id }) => person_id)),
      parent: () => free(pupils.flatMap(({ guardian_ids }) => guardian_ids)),
      teacher: () => free((classAt?.teachers ?? []).map(({ person_id }) => person_id)),
      formmaster: () => (classAt?.formmasters ?? []).map(({ person_id }) => person_id),
      role: () => everybody.filter(({ type_id }) => type_id === Number(name)).map(({ person_id }) => person_id),
    }[what as 'pupil'];
    const id = seat.includes(':') ? found()[Number(place)] : people.cast[seat as keyof DemoPeople['cast']]?.person_id;
    if (id === undefined) throw new Error(`the demonstration does not know ${seat} of school ${school.school_id}`);
    return id;
  };
}

/** Everybody who is in a conversation of a plan, with their levels; a campaign reaches the whole school. */
export function membersOf(plan: Plan, { school, everybody, places }: Ground, seatOf: (seat: Seat) => number) {
  const { official } = plan;
  if (plan.kind === 'campaign')
    return [...new Set(everybody.map(({ person_id }) => person_id))].map((person_id) => ({ person_id, level: 2 }));
  if (official) {
    const class_id = school.classes.find(({ name }) => name === official.class_name)?.id;
    return places
      .filter((place) => place.class_id === class_id && place.audience === official.audience)
      .map(({ person_id, is_formmaster }) => ({ person_id, level: is_formmaster ? 1 : 2 }));
  }
  const ids = [...new Set(plan.people.map(seatOf))];
  return ids.map((person_id, place) => ({ person_id, level: place === 0 || plan.kind === 'private' ? 1 : 2 }));
}
