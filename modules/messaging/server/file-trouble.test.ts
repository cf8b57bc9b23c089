import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreTrouble } from '#platform/server/files/file-store.ts';
import { makeConversation, makeTalkers, type Talker, upload } from '#platform/testing/conversations.ts';
import { PICTURE } from '#platform/testing/picture.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { createPoll } from '../contract/create-poll.ts';
import { exportPoll } from '../contract/export-poll.ts';
import { sendMessage } from '../contract/send-message.ts';

let school: StartedApp;
let [anna, boris] = [] as unknown as [Talker, Talker];
let group_id: number;
let isStoreAway = false;

beforeAll(async () => {
  school = await startApp({
    files: (kit) => ({
      ...kit,
      store: {
        ...kit.store,
        open: async (key, range) => {
          if (isStoreAway) throw new StoreTrouble(false, new Error('the bucket is away'));
          return kit.store.open(key, range);
        },
      },
      pdfs: { ...kit.pdfs, write: () => Promise.reject(new Error('the press is out of ink')) },
    }),
  });
  [anna, boris] = (await makeTalkers(school, 2)) as [Talker, Talker];
  group_id = await makeConversation(school.db, [anna, boris], { now: school.clock() });
});
afterAll(() => school.stop());

const send = async () => {
  const body = { group_id, attachment_ids: [await upload(anna, PICTURE)] };
  const { data } = await anna.client.call(sendMessage, { body });
  const [file] = data?.attachments ?? [];
  if (!file) throw new Error('nothing was sent');
  return file;
};
const fetched = async (url: string, range?: string) => {
  const answer = await anna.client.raw({ method: 'GET', url, ...(range && { headers: { range } }) });
  return [answer.statusCode, answer.statusCode < 300 ? '' : answer.json().error.description];
};

describe('a file that cannot be let out', () => {
  it('says so while its store does not answer, and comes when it does', async () => {
    const { path_in_filesystem: path } = await send();
    isStoreAway = true;
    expect(await fetched(path)).toEqual([409, 'cannot_download_file']);
    expect(school.logged.join('')).toContain('the bucket is away');
    isStoreAway = false;
    expect(await fetched(path)).toEqual([200, '']);
  });

  it('says so when its bytes are gone, to whoever asks for the first of them', async () => {
    const { path_in_filesystem: path } = await send();
    expect(await fetched(path, 'bytes=0-0')).toEqual([206, '']);
    await rm(join(school.filesFolder, 'kept'), { recursive: true });
    expect(await fetched(path, 'bytes=0-0')).toEqual([409, 'cannot_download_file']);
  });

  it('says so when there is no small version of it', async () => {
    const { preview, attachment_id } = await send();
    await school.db.pool.query(`update files.file set preview_bytes = '{}' where id = $1`, [attachment_id]);
    expect(await fetched(preview ?? '')).toEqual([409, 'cannot_download_file']);
  });
});

it('results of a poll that cannot be written are a failure with a name, and the log knows why', async () => {
  const body = { group_id, question: 'When?', answers: ['Monday', 'Friday'] };
  const { id: pollId } = (await anna.client.call(createPoll, { body })).data;
  const refused = await boris.client.call(exportPoll, { params: { pollId } });
  expect(refused).toMatchObject({ status: 500, key: 'poll_export_error' });
  expect(school.logged.join('')).toContain('the press is out of ink');
});
