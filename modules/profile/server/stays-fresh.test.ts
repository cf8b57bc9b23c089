import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMember } from '#platform/testing/make.ts';
import { connectAs } from '#platform/testing/socket.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { expectStaysFresh } from '#platform/testing/stays-fresh.ts';
import { cancelContactCheck } from '../contract/cancel-contact-check.ts';
import { getProfile } from '../contract/get-profile.ts';
import { saveDetails } from '../contract/save-details.ts';
import { sendContactCode } from '../contract/send-contact-code.ts';
import { reactions } from '../web/data/reactions.ts';

let school: StartedApp;
let url: string;
beforeAll(async () => {
  school = await startApp({ hasSockets: true });
  url = await school.listen();
});
afterAll(() => school.stop());

it('an account page that is open shows what its person does in another window', async () => {
  const person = await makeMember(school.db, { school_id: 1, role: 'teacher' });
  const [reader, other] = [await school.enter(person), await school.enter(person)];
  const done = ({ status }: { status: number }) => expect(status).toBe(200);
  const acts = [
    async () => done(await other.call(saveDetails, { body: { city: 'Tartu' } })),
    async () => done(await other.call(sendContactCode, { body: { channel: 'email', address: 'new@kool.example' } })),
    async () => done(await other.call(cancelContactCheck, { params: { channel: 'email' } })),
  ];
  // The countdown would differ with every second that passes between two looks.
  school.clock.set(school.clock().toISOString());
  for (const act of acts)
    await expectStaysFresh({
      reader,
      socket: await connectAs(url, reader),
      reactions,
      shown: [{ endpoint: getProfile, input: {} }],
      act,
    });
});
