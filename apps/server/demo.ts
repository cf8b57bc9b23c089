import { sql } from 'kysely';
import { demo as fillAccounts } from '#modules/account/server/demo.ts';
import { demo as fillConsents } from '#modules/consents/server/demo.ts';
import { demo as fillJournals } from '#modules/journal/server/demo.ts';
import { demo as fillMessages } from '#modules/messaging/server/demo.ts';
import { fillPeople, hasSchools } from '#modules/people/server/demo.ts';
import { demo as fillProfiles } from '#modules/profile/server/demo.ts';
import type { Clock } from '#platform/server/clock.ts';
import { type Database, firstRow, rows } from '#platform/server/db.ts';
import type { FileKit } from '#platform/server/files/open-files.ts';

/** Fills an empty database with the demonstration school, all or nothing; says whether it did. Without a place for files it has none. */
export async function fillDemonstration(db: Database, clock: Clock, files: FileKit | null): Promise<boolean> {
  return db.kysely.transaction().execute(async (tx) => {
    const now = clock();
    await rows(tx, sql`select pg_advisory_xact_lock(7021117)`);
    const mark = await firstRow(tx, sql`select from platform.mark where name = 'demonstration'`);
    if (mark || (await hasSchools(tx))) return false;
    const people = await fillPeople(tx, now);
    // The planner would otherwise believe that these tables are empty, and go through them for each whom a message reaches.
    await rows(tx, sql`analyze`);
    await fillAccounts(tx, { now, people });
    await fillProfiles(tx, { now, people });
    await fillConsents(tx, { now, people });
    await fillJournals(tx, { now, people, files });
    await fillMessages(tx, { now, people, files });
    await rows(tx, sql`insert into platform.mark (name, at) values ('demonstration', ${now})`);
    // The same for the tables that were filled since.
    await rows(tx, sql`analyze`);
    return true;
  });
}
