import { type DemoPeople, ownDetails } from '#modules/people/server/doors.ts';
import type { Transaction } from '#platform/server/db.ts';
import { insertRows } from '#platform/server/insert-rows.ts';

type Who = keyof DemoPeople['cast'];
type Home = { country: string; county: string; city: string; street: string; postal_index: string };

const inTartu = (street: string, postal_index: string): Home => ({
  country: 'EE',
  county: 'Tartumaa',
  city: 'Tartu',
  street,
  postal_index,
});
const inRiga = (street: string, postal_index: string): Home => ({
  country: 'LV',
  county: 'Rīga',
  city: 'Rīga',
  street,
  postal_index,
});

/** Where the people of the cast live; a family with two homes has two. Who is not named has told nothing yet. */
const HOMES: readonly { who: readonly Who[]; home: Home }[] = [
  { who: ['parent', 'student'], home: inTartu('Kastani 42-7', '50410') },
  { who: ['parent_two'], home: inTartu('Anne 65-18', '50703') },
  { who: ['headmaster'], home: inTartu('Tähe 101', '50107') },
  { who: ['teacher_parent'], home: inTartu('Ropka tee 11-4', '50111') },
  { who: ['headmaster_b'], home: inRiga('Avotu iela 8-12', 'LV-1011') },
];

const DIETS: Partial<Record<Who, string>> = { student: 'No nuts: allergy', teacher_parent: 'Vegetarian' };

/** Those whose address is known to be theirs; the others can try it. */
const WITH_VERIFIED_EMAIL: readonly Who[] = ['headmaster', 'parent', 'parent_two', 'headmaster_b'];

/** Lets the people of the demonstration's cast tell something about themselves. */
export async function demo(tx: Transaction, { now, people }: { now: Date; people: DemoPeople }): Promise<void> {
  const idOf = (who: Who): number => people.cast[who].person_id;
  const details = HOMES.flatMap(({ who, home }) =>
    who.map((one) => ({ person_id: idOf(one), ...home, dietary_preferences: DIETS[one] ?? null })),
  );
  await insertRows(tx, 'profile.detail', details);
  const verified = await Promise.all(
    WITH_VERIFIED_EMAIL.map(async (who) => {
      const { email } = await ownDetails(tx, idOf(who));
      return { person_id: idOf(who), channel: 'email', address: email, verified_at: now.toISOString() };
    }),
  );
  await insertRows(
    tx,
    'profile.verified_contact',
    verified.filter(({ address }) => address !== null),
  );
}
