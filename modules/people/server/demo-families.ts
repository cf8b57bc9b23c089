import { ROLE_TYPES } from '../contract/role-types.ts';
import { addFamily } from './demo-family.ts';
import { LONG_NAMES } from './demo-long-names.ts';
import type { Seat } from './demo-pupils.ts';
import type { Random } from './demo-random.ts';
import type { Register } from './demo-register.ts';
import type { Ground } from './demo-school-rows.ts';

const CHILDREN_PER_FAMILY = [
  [1, 52],
  [2, 36],
  [3, 12],
] as const;

/** Families with a child in school 2 and two in school 1 across the border. */
const BORDER_FAMILIES = 8;

/** Classes are never all of one size. */
const SIZE_DIFFERENCES = [0, -1, 1];

/** The places of a school that nobody of the cast has taken, in a mixed order. */
function freeSeats(register: Register, random: Random, ground: Ground): Seat[] {
  const seats = ground.classes.flatMap((at, place) => {
    const size = ground.plan.pupils_per_class + (SIZE_DIFFERENCES[place % SIZE_DIFFERENCES.length] ?? 0);
    const taken = register.roles.filter(
      ({ class_id, type_id }) => class_id === at.class_id && type_id === ROLE_TYPES.student,
    );
    return Array.from({ length: size - taken.length }, () => ({ ground, at }));
  });
  return random.shuffled(seats);
}

/** Takes places for brothers and sisters, who are never in the same level; fewer where no such place is left. */
function takeSeats(seats: Seat[], count: number, siblings: readonly Seat[] = []): Seat[] {
  const chosen: Seat[] = [];
  for (const seat of seats) {
    if (chosen.length === count) break;
    if ([...siblings, ...chosen].every(({ at }) => at.level !== seat.at.level)) chosen.push(seat);
  }
  for (const seat of chosen) seats.splice(seats.indexOf(seat), 1);
  return chosen;
}

/** Fills every class with children and gives them their guardians. */
export function drawFamilies(register: Register, random: Random, grounds: readonly Ground[], now: Date): void {
  const pools = grounds.map((ground) => freeSeats(register, random, ground));
  const [first = [], across = []] = pools;
  for (const { school_id, class_name, ...naming } of LONG_NAMES)
    for (const seats of pools) {
      const seat = seats.find(({ ground, at }) => ground.plan.school_id === school_id && at.name === class_name);
      if (seat) addFamily(register, random, seats.splice(seats.indexOf(seat), 1), now, naming);
    }
  for (let left = BORDER_FAMILIES; left > 0; left -= 1) {
    const oldest = takeSeats(across, 1);
    addFamily(register, random, [...oldest, ...takeSeats(first, 2, oldest)], now);
  }
  for (const seats of pools)
    while (seats.length > 0) addFamily(register, random, takeSeats(seats, random.weighed(CHILDREN_PER_FAMILY)), now);
}
