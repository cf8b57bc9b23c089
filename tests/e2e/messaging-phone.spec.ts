import { carried, draw, paste } from './carried.ts';
import { enter, expect } from './kriit.ts';
import { PHONE } from './phone.ts';
import { RARE } from './rare.ts';
import { fieldOf, hold, saying, talks, test, write } from './talks.ts';

test('a student on a phone and the form master at a desk talk in the group of their class', async ({
  openContext,
  signIn,
  page,
  product,
}) => {
  const context = await openContext(PHONE);
  await enter(context, product, 'student');
  const phone = await context.newPage();
  await phone.goto('/messaging/main');
  const rows = phone.getByRole('navigation', { name: 'Conversations' });
  await rows.getByRole('link', { name: /^11\.A(?! lob)/ }).tap();
  await expect(fieldOf(phone)).toBeVisible();
  // The address comes after what is to be read.
  await phone.waitForURL(/\/messaging\/main\/\d+/);
  const path = new URL(phone.url()).pathname;

  await signIn('formmaster', path);
  await fieldOf(phone).fill('When do we leave tomorrow?');
  await phone.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(saying(page, 'When do we leave tomorrow?')).toBeVisible();

  // The plan is dragged in from the desk.
  const plan = await carried(page, await draw('plan.png', '#2f6f57', 300, 900));
  const region = page.getByRole('region', { name: 'Messages' });
  await region.dispatchEvent('dragenter', { dataTransfer: plan });
  const lid = page.getByText('Let go to attach');
  await expect(lid).toBeVisible();
  await lid.dispatchEvent('drop', { dataTransfer: plan });
  await expect(page.getByRole('button', { name: 'Remove plan.png' })).toBeVisible();
  await write(page, 'At eight, here is the plan');
  // It comes into view, and stays there when the picture has come.
  await expect(phone.getByRole('button', { name: 'Picture plan.png' })).toBeVisible();
  await expect(saying(phone, 'At eight, here is the plan').getByText('At eight')).toBeInViewport({ ratio: 1 });

  await hold(phone, 'At eight, here is the plan');
  await phone.getByRole('menuitem', { name: 'React with 👍' }).tap();
  await expect(page.getByRole('button', { name: '👍 1' })).toBeVisible();
  await phone.getByRole('link', { name: 'All conversations' }).tap();
  await expect(rows.getByRole('link').first()).toContainText('At eight, here is the plan');
});

test('an administrator pastes a picture into the talk of the teachers', RARE, async ({ signIn, page }) => {
  await signIn('admin', '/messaging/main');
  await page.getByRole('link', { name: /Õpetajate tuba/ }).click();
  await expect(fieldOf(page)).toBeVisible();
  await paste(page, await draw('notice.png', '#884422'));
  await expect(page.getByRole('button', { name: 'Remove notice.png' })).toBeVisible();
  await write(page, 'For the board in the hall');
  await expect(
    saying(page, 'For the board in the hall').getByRole('button', { name: 'Picture notice.png' }),
  ).toBeVisible();
});

test(
  'while the connection is lost, one writes on a phone and at a desk, and the notice covers nothing',
  RARE,
  async ({ openContext, product }) => {
    for (const device of [PHONE, { viewport: { width: 1280, height: 800 } }]) {
      const context = await openContext(device);
      await enter(context, product, 'student');
      const page = await context.newPage();
      await page.routeWebSocket('**', (socket) => socket.close());
      await page.goto('/messaging/main');
      const notice = page.getByRole('complementary', { name: /^The connection was lost/ });
      await expect(notice).toBeVisible();
      await page.getByRole('link', { name: /^11\.A(?! lob)/ }).click();
      await fieldOf(page).click();
      await page.keyboard.type('Is anybody there?');
      const form = page.getByRole('form', { name: 'Write a message' });
      await expect
        .poll(async () => {
          const { y = 0, height = 0 } = (await form.boundingBox()) ?? {};
          return Math.round(((await notice.boundingBox())?.y ?? 0) - y - height);
        })
        .toBeGreaterThanOrEqual(0);
      await notice.getByRole('button', { name: 'Reconnect' }).click({ trial: true });
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(saying(page, 'Is anybody there?').last()).toBeVisible();
    }
  },
);

test(
  'on a phone what is long leaves room for what belongs to it: the button that sends, what was said, what is found',
  RARE,
  async ({ two, openContext, product }) => {
    const { ann, ben } = two;
    const group = await talks(ann).begin([ben.user_id], 'Much at once');
    for (let at = 1; at <= 15; at += 1) await talks(ann).say(group, `Apple ${at}`);
    const context = await openContext(PHONE);
    await enter(context, product, ben.username);
    const phone = await context.newPage();
    await phone.goto(`/messaging/main/${group}`);
    await fieldOf(phone).fill('word '.repeat(1_500));
    const chosen = phone.waitForEvent('filechooser');
    await phone.getByRole('button', { name: 'Attach files' }).tap();
    const names = Array.from({ length: 9 }, (_, at) => `Some rather long name of a file ${at}.txt`);
    await (await chosen).setFiles(
      names.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('words') })),
    );
    await expect(phone.getByRole('button', { name: /^Remove Some/ })).toHaveCount(names.length);
    await expect(phone.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 });

    await talks(ann).setReplies(group, false);
    await expect(phone.getByRole('button', { name: 'Copy text' })).toBeInViewport({ ratio: 1 });
    await expect(saying(phone, 'Apple 1').first()).toBeInViewport();

    await phone.getByRole('button', { name: 'Find in this conversation' }).tap();
    const find = phone.getByRole('dialog', { name: 'Find in this conversation' });
    const field = find.getByRole('searchbox');
    await field.fill('Apple');
    const hits = await find.getByRole('region', { name: 'Messages' }).boundingBox();
    expect((hits?.y ?? 0) + (hits?.height ?? 0)).toBeGreaterThan(PHONE.viewport.height - 48);
    // The ring of the field is drawn around it.
    const head = await find.locator('header').boundingBox();
    expect(((await field.boundingBox())?.y ?? 0) - (head?.y ?? 0) - (head?.height ?? 0)).toBeGreaterThanOrEqual(4);
  },
);
