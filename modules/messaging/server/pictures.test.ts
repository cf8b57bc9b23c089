import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeConversation, makeTalkers, type Talker, upload } from '#platform/testing/conversations.ts';
import { HEIC_PICTURE } from '#platform/testing/picture.ts';
import type { SampleFile } from '#platform/testing/samples.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { forwardMessages } from '../contract/forward-messages.ts';
import { getDraft } from '../contract/get-draft.ts';
import { getMessage } from '../contract/get-message.ts';
import { listAttachments } from '../contract/list-attachments.ts';
import { sendMessage } from '../contract/send-message.ts';
import type { Message } from '../contract/shapes.ts';

const NOTE = { name: 'note.txt', bytes: Buffer.from('Bring boots.\n') };
const DRAWING = {
  name: 'plan.svg',
  bytes: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="9" height="9"/></svg>',
  ),
};
/** A picture of one colour; a camera notes how it was held, and does not turn what it saw. */
const draw = async (name: string, width: number, height: number, orientation = 1): Promise<SampleFile> => ({
  name,
  bytes: await sharp({ create: { width, height, channels: 3, background: '#2563eb' } })
    .withMetadata({ orientation })
    .toFormat(name.endsWith('.jpg') ? 'jpeg' : 'png')
    .toBuffer(),
});

let school: StartedApp;
let [anna, boris] = [] as unknown as [Talker, Talker];
let group_id: number;

beforeAll(async () => {
  school = await startApp();
  [anna, boris] = (await makeTalkers(school, 2)) as [Talker, Talker];
  group_id = await makeConversation(school.db, [anna, boris], { now: school.clock() });
});
afterAll(() => school.stop());

const send = async (who: Talker, attachment_id: number) => {
  const { data, key } = await who.client.call(sendMessage, { body: { group_id, attachment_ids: [attachment_id] } });
  if (data === null) throw new Error(key);
  return data;
};
const list = async (who: Talker, type: 'image' | 'file') =>
  (await who.client.call(listAttachments, { params: { groupId: group_id }, query: { type } })).data;
const again = (who: Talker, messageId: number) => who.client.call(getMessage, { params: { messageId } });
const told = () => school.told.findLast(({ name }) => name === 'newMessage')?.data as { message: Message };

describe('files of a message', () => {
  it.each<[what: string, file: () => Promise<SampleFile>, tab: 'image' | 'file', size: object]>([
    ['a picture lying', () => draw('lying.png', 400, 300), 'image', { width: 400, height: 300 }],
    ['a picture standing', () => draw('standing.png', 30, 1400), 'image', { width: 30, height: 1400 }],
    [
      'a picture that the camera held upright',
      () => draw('held.jpg', 400, 300, 6),
      'image',
      { width: 300, height: 400 },
    ],
    ['what a phone takes', async () => HEIC_PICTURE, 'image', { width: 64, height: 48 }],
    ['a drawing', async () => DRAWING, 'image', { width: null, height: null }],
    ['words', async () => NOTE, 'file', { width: null, height: null }],
  ])('know how large %s is, wherever it stands', async (_what, file, tab, size) => {
    const id = await upload(anna, await file());
    await anna.client.call(sendMessage, { body: { group_id, is_draft: true, attachment_ids: [id] } });
    const draft = await anna.client.call(getDraft, { params: { groupId: group_id } });
    expect(draft.data?.attachments).toMatchObject([{ attachment_id: id, ...size }]);
    const message = await send(anna, id);
    expect(message.attachments).toMatchObject([size]);
    expect(told().message.attachments).toMatchObject([{ ...size, preview_large: null }]);
    const [listed] = (await list(boris, tab)).data;
    expect(listed).toMatchObject({ attachment_id: id, ...size });
    const elsewhere = await makeConversation(school.db, [anna, boris], { now: school.clock() });
    const messages = [message.message_id];
    await anna.client.call(forwardMessages, { body: { messages, group_ids: [elsewhere] } });
    expect((await again(boris, told().message.message_id)).data.attachments).toMatchObject([size]);
  });

  it('have a small version for their place, and a larger one for screens to which that is not sharp', async () => {
    const message = await send(anna, await upload(anna, await draw('large.png', 1500, 900)));
    const [picture] = (await again(boris, message.message_id)).data.attachments;
    const shown = async (address: string | null | undefined) =>
      (await sharp((await boris.client.raw({ method: 'GET', url: address ?? '' })).rawPayload).metadata()).width;
    expect([await shown(picture?.preview), await shown(picture?.preview_large)]).toEqual([320, 1280]);
  });
});
