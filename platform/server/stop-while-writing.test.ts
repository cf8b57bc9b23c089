import { expect, it } from 'vitest';
import { sendMessage } from '#modules/messaging/contract/send-message.ts';
import { addressOf } from '#platform/contract/endpoint.ts';
import { makeConversation, makeTalkers, say, type Talker } from '#platform/testing/conversations.ts';
import { startApp } from '#platform/testing/start-app.ts';
import { listen } from './listener.ts';

const AT_ONCE = 12;

it('a server that stops ends what it has let in, also where it is written together and checked meanwhile', async () => {
  const school = await startApp();
  const [anna] = (await makeTalkers(school, 1)) as [Talker];
  const group_id = await makeConversation(school.db, [anna], { now: school.clock() });
  // From then on she is known.
  await say(anna, group_id, 'Hello');
  const listener = await listen('localhost', 0);
  await listener.serve(school.app);
  const cookie = anna.client.cookie?.replace('kriit-3000', `kriit-${listener.port}`) ?? '';
  const address = `http://localhost:${listener.port}${addressOf(sendMessage)}`;
  const headers = { cookie, 'content-type': 'application/json' };
  const send = (text: string) =>
    fetch(address, { method: 'POST', headers, body: JSON.stringify({ group_id, text }) }).then(
      ({ status }) => status,
      () => 'not let in',
    );
  expect(await send('Over the wire')).toBe(200);
  const sent = Array.from({ length: AT_ONCE }, (_, at) => send(`At the end ${at}`));
  await Promise.race(sent);
  await listener.close();
  // Who comes to closed doors is told so by the server; nobody inside is thrown out.
  const told = new Set(await Promise.all(sent));
  expect([...told].filter((one) => ![200, 503, 'not let in'].includes(one))).toEqual([]);
  expect(told).toContain(200);
  expect(school.logged.filter((line) => line.includes('"bug"'))).toEqual([]);
  await school.stop();
});
