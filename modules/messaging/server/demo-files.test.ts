import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillDemonstration } from '#apps/server/demo.ts';
import { FILE_FORMATS } from '#platform/contract/file-kinds.ts';
import { readConfig } from '#platform/server/config.ts';
import { openFiles } from '#platform/server/files/open-files.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { ATTACHMENT_TABS } from '../contract/kinds.ts';
import { listAttachments } from '../contract/list-attachments.ts';
import { listConversations } from '../contract/list-conversations.ts';

let school: StartedApp;
beforeAll(async () => {
  school = await startApp({ template: 'empty' });
  const files = openFiles(readConfig({ KRIIT_FILES: school.filesFolder }));
  await fillDemonstration(school.db, school.clock, files);
  await files.close();
});
afterAll(() => school.stop());

it.each([
  ['teacher', ['jpg', 'pdf', 'wav']],
  ['parent', ['jpg', 'pdf']],
  ['student', ['pdf', 'png']],
])('%s finds files in the messages of the demonstration, and can open them', async (username, expected) => {
  const client = await school.as(username);
  const entries = (await client.call(listConversations, {})).data.data;
  const lists = entries.flatMap(({ group: { group_id: groupId } }) =>
    ATTACHMENT_TABS.map(
      async (type) => (await client.call(listAttachments, { params: { groupId }, query: { type } })).data,
    ),
  );
  const found = (await Promise.all(lists)).flatMap(({ data }) => data);
  const files = found.filter(({ url }) => url === null);
  expect([...new Set(files.map(({ extension }) => extension))].sort()).toEqual(expect.arrayContaining(expected));
  expect(files.length).toBeLessThan(found.length);
  for (const { extension, path_in_filesystem, preview, size } of files) {
    const whole = await client.raw({ method: 'GET', url: path_in_filesystem });
    expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, size]);
    expect(whole.headers['content-type']).toBe(FILE_FORMATS[extension as 'pdf'].type);
    if (preview !== null) expect((await client.raw({ method: 'GET', url: preview })).statusCode).toBe(200);
  }
});
