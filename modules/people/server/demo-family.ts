import { birthYearOf, daysBefore } from './demo-days.ts';
import { type DemoName, lastnameIn } from './demo-names.ts';
import { addGuardian, type Pupil, type Seat, type Tie } from './demo-pupils.ts';
import type { Random } from './demo-random.ts';
import type { Register } from './demo-register.ts';
import { addAdult, addChild, type Home, type Naming } from './demo-relatives.ts';

/** Who brings up the children. In two homes, the eldest child's father lives apart from the others. */
const SHAPES = [
  ['both', 66],
  ['mother', 15],
  ['father', 4],
  ['custodian', 4],
  ['two_homes', 11],
] as const;
type Shape = (typeof SHAPES)[number][0];

const SHARE_OF_OWN_NAMES = 0.2;
const SHARE_BARRED = 0.15;

const drawNaming = (random: Random, { ground }: Seat): Naming => {
  const lang_code = random.weighed(ground.plan.languages);
  return { lang_code, lastname: lastnameIn(random, lang_code) };
};

function addAdults(home: Home, shape: Shape, other_name: DemoName, [first, ...others]: [Pupil, ...Pupil[]]): void {
  const { register, random, now, naming } = home;
  const all = [first, ...others];
  const tie = (kind: Tie['kind'], lastname: DemoName, children: readonly Pupil[], barred_at?: string) => {
    if (children.length === 0) return;
    const { id } = addAdult(home, kind, lastname);
    addGuardian(
      register,
      id,
      children.map((pupil) => ({ pupil, kind, barred_at })),
    );
  };
  switch (shape) {
    case 'both':
      tie('mother', random.chance(SHARE_OF_OWN_NAMES) ? other_name : naming.lastname, all);
      tie('father', naming.lastname, all);
      break;
    case 'two_homes':
      tie('mother', naming.lastname, all);
      tie('father', other_name, [first], random.chance(SHARE_BARRED) ? daysBefore(now, 100) : undefined);
      tie('father', naming.lastname, others);
      break;
    default:
      tie(shape, naming.lastname, all);
  }
}

/** Puts brothers and sisters on their places and gives them the adults they belong to. */
export function addFamily(register: Register, random: Random, seats: readonly Seat[], now: Date, given?: Naming): void {
  const [eldest, ...younger] = [...seats].sort((one, other) => other.at.level - one.at.level);
  if (eldest === undefined) return;
  const naming = given ?? drawNaming(random, eldest);
  const home: Home = {
    register,
    random,
    now,
    naming,
    country: eldest.ground.plan.country,
    season: random.between(1, 365),
    first_birth_year: birthYearOf(eldest.ground.study_year, eldest.at.level),
    firstnames: [],
  };
  const shape = given ? 'both' : random.weighed(SHAPES);
  const other_name = lastnameIn(random, naming.lang_code);
  const first = addChild(home, eldest, shape === 'two_homes' ? other_name : naming.lastname);
  const others = younger.map((seat) => addChild(home, seat, naming.lastname));
  addAdults(home, shape, other_name, [first, ...others]);
}
