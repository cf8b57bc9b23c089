import { saveChoice } from '#modules/notices/server/choice-store.ts';
import { notify } from '#modules/notices/server/doors.ts';
import { roleGivenNotice } from '#modules/people/contract/notices.ts';
import type { Channels } from '#platform/contract/notice.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { askNothing } from './consents.ts';
import { startMailServer } from './mail-server.ts';
import { makeMember } from './make.ts';
import { startPushService } from './push-service.ts';
import { readEverything } from './read-everything.ts';
import { startSmsGateway } from './sms-gateway.ts';
import { type StartedApp, startApp } from './start-app.ts';

/** Receivers on this machine for all that leaves the server, and the settings that point to them. */
export async function startOutside() {
  const [mail, push, sms] = await Promise.all([startMailServer(), startPushService(), startSmsGateway()]);
  return {
    mail,
    push,
    sms,
    env: {
      KRIIT_PUBLIC_URL: 'https://kool.example',
      KRIIT_SMTP_URL: mail.url,
      KRIIT_MAIL_FROM: 'Kriit <kriit@kool.example>',
      KRIIT_SMS_URL: sms.url,
      KRIIT_SMS_TOKEN: 'sms-secret',
      KRIIT_PUSH_HOSTS: push.host,
    },
    /** Forgets what was received so far. */
    clear: () => {
      for (const list of [mail.received, push.pushed, sms.taken]) list.length = 0;
    },
    stop: () => Promise.all([mail.stop(), push.stop(), sms.stop()]),
  };
}

/** A school whose ways out lead to receivers on this machine, and which has nothing to tell by itself. */
export async function startWithOutside(modules: readonly ServerModule[] = []) {
  const outside = await startOutside();
  const school = await startApp({ env: outside.env, modules });
  await askNothing(school.db.pool);
  await readEverything(school.db.pool);
  return {
    outside,
    school,
    /** Forgets what was received, and what would still be sent. */
    async clear() {
      await school.db.pool.query('delete from graphile_worker._private_jobs');
      outside.clear();
    },
    async stop() {
      await school.stop();
      await outside.stop();
    },
  };
}

let readers = 0;

/** Somebody new who reads a language and wants to hear of roles by certain ways. */
export async function makeReader(school: StartedApp, lang_code: string, channels: Channels) {
  readers += 1;
  const member = await makeMember(school.db, { school_id: 1, role: 'staff' });
  const email = `reader.${readers}@kool.example`;
  await school.db.pool.query('update people.person set email = $2, phone = $3, lang_code = $4 where id = $1', [
    member.person_id,
    email,
    `+3725000${readers}`,
    lang_code,
  ]);
  await school.db.kysely
    .transaction()
    .execute((tx) => saveChoice(tx, member.person_id, roleGivenNotice.name, channels));
  return { ...member, email, client: await school.enter(member) };
}

/** Tells somebody that they were given a role, in a school whose name tries to be more than text. */
export const tellOfRole = (school: StartedApp, person_id: number, cause: string): Promise<void> => {
  const given = { role: { word: 'people:roles.teacher' }, school: 'Kase <b>Kool</b> {{role}} $t(people:roles.admin)' };
  const options = { now: school.clock(), cause, link: '/' } as const;
  return school.db.kysely
    .transaction()
    .execute((tx) => notify(tx, { persons: [person_id] }, roleGivenNotice, given, options));
};
