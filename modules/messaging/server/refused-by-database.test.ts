import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeConversation, makeTalkers, type Talker } from '#platform/testing/conversations.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { deleteForEveryone } from '../contract/delete-for-everyone.ts';
import { getConversation } from '../contract/get-conversation.ts';
import { getSettings } from '../contract/get-settings.ts';
import { saveSettings } from '../contract/save-settings.ts';

let school: StartedApp;
let anna: Talker;
beforeAll(async () => {
  school = await startApp();
  [anna] = (await makeTalkers(school, 1)) as [Talker];
  await school.db.pool.query(`
    create function story_refuses() returns trigger language plpgsql as
    $$ begin raise foreign_key_violation; end $$`);
});
afterAll(() => school.stop());

/** While it lasts, the database refuses a kind of write. */
async function whileRefusing<T>(write: string, table: string, work: () => Promise<T>): Promise<T> {
  await school.db.pool.query(
    `create trigger story before ${write} on ${table} for each row execute function story_refuses()`,
  );
  try {
    return await work();
  } finally {
    await school.db.pool.query(`drop trigger story on ${table}`);
  }
}

describe('what the database refuses has the name that the documents give it', () => {
  it('a conversation that cannot be deleted', async () => {
    const groupId = await makeConversation(school.db, [anna], { now: school.clock() });
    const deleted = () => anna.client.call(deleteForEveryone, { params: { groupId } });
    const refused = await whileRefusing('delete', 'messaging.conversation', deleted);
    expect([refused.status, refused.key]).toEqual([500, 'group_deletion_error']);
    expect((await anna.client.call(getConversation, { params: { groupId } })).status).toBe(200);
    expect((await deleted()).status).toBe(200);
  });

  it('settings that cannot be kept, or read', async () => {
    const save = () => anna.client.call(saveSettings, { body: { enter_sends_message: false } });
    const refused = await whileRefusing('insert', 'messaging.setting', save);
    expect([refused.status, refused.key]).toEqual([500, 'settings_not_set']);
    expect((await anna.client.call(getSettings)).data.enter_sends_message).toBe(true);
    await school.db.pool.query('alter table messaging.setting rename to away');
    expect((await anna.client.call(getSettings)).key).toBe('settings_not_set');
    await school.db.pool.query('alter table messaging.away rename to setting');
    expect((await save()).data.enter_sends_message).toBe(false);
  });
});
