import { ROLE_TYPES } from '../contract/role-types.ts';
import type { CastKey } from './demo-cast.ts';
import type { Register } from './demo-register.ts';
import type { Ground } from './demo-school-rows.ts';

/** How many colleagues teach a class beside those whom the cast says. */
const TEACHERS_PER_CLASS = 6;

/** Classes that people of the cast teach, so that they have somebody to write to. */
const CAST_CLASSES: Partial<Record<CastKey, readonly string[]>> = {
  teacher: ['9.A', '10.A', '11.A', '11.B', '12.A'],
  teacher_parent: ['4.B', '7.A', '8.B', '11.A'],
  teacher_b: ['10.A', '10.B', '12.A'],
  teacher_c: ['3.A', '7.A', '8.A', '9.A'],
};

/** Who teaches which class: the teachers of a school take turns, so that every class has several and nobody has all. */
export function drawTeaching(
  { roles }: Register,
  grounds: readonly Ground[],
  personOf: (key: CastKey) => number | undefined,
) {
  return grounds.flatMap(({ plan: { school_id }, classes }) => {
    const teaching = roles.filter(
      (role) => role.school_id === school_id && role.type_id === ROLE_TYPES.teacher && role.ended_at === null,
    );
    const cast = new Map(
      Object.entries(CAST_CLASSES).map(([key, names]) => [personOf(key as CastKey), names] as const),
    );
    const others = teaching.filter(({ person_id }) => !cast.has(person_id));
    return classes.flatMap(({ class_id, name }, place) => {
      const chosen = teaching.filter(({ person_id }) => cast.get(person_id)?.includes(name));
      const leader = roles.find((role) => role.type_id === ROLE_TYPES.formmaster && role.class_id === class_id);
      const own = others.filter(({ person_id }) => person_id === leader?.person_id);
      const turn = Array.from(
        { length: Math.min(TEACHERS_PER_CLASS, others.length) },
        (_, step) => others[(place * TEACHERS_PER_CLASS + step * 5) % others.length],
      ).flatMap((role) => role ?? []);
      const all = new Set([...chosen, ...own, ...turn].map(({ id }) => id));
      return [...all].map((role_id) => ({ role_id, class_id, school_id }));
    });
  });
}
