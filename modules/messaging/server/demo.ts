import type { DemoPeople } from '#modules/people/server/doors.ts';
import type { Transaction } from '#platform/server/db.ts';
import type { FileKit } from '#platform/server/files/open-files.ts';
import { insertRows } from '#platform/server/insert-rows.ts';
import { OFFICIAL_AUDIENCES } from '../contract/kinds.ts';
import { attachMade } from './demo-files.ts';
import type { Plan } from './demo-plan.ts';
import { PLANS } from './demo-plans.ts';
import { drawConversation, drawMessages } from './demo-rows.ts';
import { type Ground, groundOf } from './demo-seats.ts';

const DAY_MINUTES = 24 * 60;
const TERM_MINUTES = 60 * DAY_MINUTES;

/** Official groups of which nothing has been said yet; every class has all of those for which it has people. */
const silentGroups = ({ school, places }: Ground, plans: readonly Plan[]): Plan[] =>
  school.classes.flatMap(({ id, name }) =>
    OFFICIAL_AUDIENCES.filter(
      (audience) =>
        places.some((place) => place.class_id === id && place.audience === audience) &&
        !plans.some(({ official }) => official?.class_name === name && official.audience === audience),
    ).map((audience) => ({
      school_id: school.school_id,
      kind: 'official',
      official: { class_name: name, audience },
      talk: '',
      people: [],
      ended: TERM_MINUTES,
    })),
  );

type Given = {
  readonly now: Date;
  readonly people: DemoPeople;
  /** Where files can be kept; without it messages carry none. */
  readonly files: FileKit | null;
};

/** Fills the schools with conversations of every kind, as some weeks bring them. */
export async function demo(tx: Transaction, { now, people, files }: Given): Promise<void> {
  const drawn: ReturnType<typeof drawConversation>[] = [];
  for (const school of people.schools) {
    const ground = await groundOf(tx, school, now);
    const plans = PLANS.filter(({ school_id }) => school_id === school.school_id);
    for (const plan of [...plans, ...silentGroups(ground, plans)])
      drawn.push(drawConversation(plan, drawn.length + 1, ground, people, now));
  }
  const seen = drawn.flatMap(({ members, conversation }) =>
    members
      .filter(({ read_number }) => read_number > 0)
      .map(({ conversation_id, person_id, read_number }) => ({
        conversation_id,
        person_id,
        number: read_number,
        at: conversation.last_at,
      })),
  );
  const said = drawMessages(drawn);
  const rows = {
    conversation: drawn.map(({ conversation }) => conversation),
    member: drawn.flatMap(({ members }) => members),
    ...said.rows,
    seen,
    draft: drawn.flatMap(({ drafts }) => drafts),
    platform_notice: [
      {
        id: 1,
        title: 'Maintenance on Saturday night',
        text: 'Kriit is not available on Saturday from 2 to 4 in the morning.',
        created_by: people.cast.root.person_id,
        created_at: new Date(now.getTime() - DAY_MINUTES * 60_000).toISOString(),
      },
    ],
  };
  for (const [table, list] of Object.entries(rows)) await insertRows(tx, `messaging.${table}`, list);
  if (files) await insertRows(tx, 'messaging.attachment', await attachMade(tx, files, said.carried));
}
