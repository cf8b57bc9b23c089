import type { Language } from '#platform/contract/shapes.ts';
import { birthYearOf, dayOfYear, daysBefore } from './demo-days.ts';
import type { Gender } from './demo-id-code.ts';
import { type DemoName, firstnameIn, lastnameFor } from './demo-names.ts';
import { addLastYearsClass, addPupil, type Pupil, type Seat, type Tie } from './demo-pupils.ts';
import type { Random } from './demo-random.ts';
import type { PersonRow, Register } from './demo-register.ts';
import { PRIVATE_DOMAIN } from './demo-schools.ts';

/** What a family is called; `child` names an only child beforehand. */
export type Naming = {
  readonly lang_code: Language;
  readonly lastname: DemoName;
  readonly child?: { readonly gender: Gender; readonly firstname: DemoName };
};

/** What the members of a family have in common. */
export type Home = {
  readonly register: Register;
  readonly random: Random;
  readonly now: Date;
  readonly naming: Naming;
  readonly country: string;
  /** The day of the year around which the children were born. */
  readonly season: number;
  readonly first_birth_year: number;
  readonly firstnames: string[];
};

const GENDERS: readonly Gender[] = ['female', 'male'];
const AGE_AT_FIRST_CHILD = { mother: [20, 38], father: [22, 44], custodian: [45, 58] } as const;
const FIRST_LEVEL_WITH_MAIL = 4;
const SHARE_NEW_IN_CLASS = 0.03;
const SHARE_WITHOUT_MAIL = 0.08;
const SHARE_VERIFIED = 0.55;

/** Brothers and sisters have their birthdays in one season, so that nine months and more lie between any two. */
const SEASON_DAYS = 35;

export function addChild(home: Home, seat: Seat, lastname: DemoName): Pupil {
  const { register, random, season, firstnames } = home;
  const { lang_code, child } = home.naming;
  const { ground, at } = seat;
  const gender = child?.gender ?? random.pick(GENDERS);
  const firstname = child?.firstname ?? firstnameIn(random, lang_code, gender, firstnames);
  firstnames.push(firstname.written);
  const day = Math.min(365, Math.max(1, season + random.between(-SEASON_DAYS, SEASON_DAYS)));
  const person = register.addPerson({
    firstname,
    lastname: lastnameFor(gender, lang_code, lastname),
    gender,
    birthday: dayOfYear(birthYearOf(ground.study_year, at.level), day),
    country: home.country,
    lang_code,
    mail_domain: at.level < FIRST_LEVEL_WITH_MAIL ? null : ground.plan.mail_domain,
  });
  const pupil = addPupil(register, seat, person);
  if (random.chance(SHARE_NEW_IN_CLASS)) addLastYearsClass(register, pupil);
  return pupil;
}

const genderOf = (random: Random, kind: Tie['kind']): Gender =>
  kind === 'custodian' ? random.pick(GENDERS) : kind === 'mother' ? 'female' : 'male';

export function addAdult(home: Home, kind: Tie['kind'], lastname: DemoName): PersonRow {
  const { register, random, now, firstnames, first_birth_year } = home;
  const { lang_code } = home.naming;
  const gender = genderOf(random, kind);
  const firstname = firstnameIn(random, lang_code, gender, firstnames);
  firstnames.push(firstname.written);
  const [youngest, oldest] = AGE_AT_FIRST_CHILD[kind];
  return register.addPerson({
    firstname,
    lastname: lastnameFor(gender, lang_code, lastname),
    gender,
    birthday: dayOfYear(first_birth_year - random.between(youngest, oldest), random.between(1, 365)),
    country: home.country,
    lang_code,
    mail_domain: random.chance(SHARE_WITHOUT_MAIL) ? null : PRIVATE_DOMAIN,
    verified_at: random.chance(SHARE_VERIFIED) ? daysBefore(now, random.between(1, 700)) : undefined,
  });
}
