import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { growStale } from './grow-stale.ts';
import { expect, test } from './kriit.ts';
import type { Office } from './office.ts';
import { readCode, readLetter } from './outbox.ts';
import { PASSWORD } from './password.ts';

async function type(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Turns on codes that are sent: the first one shows that they arrive. */
async function turnOnSent(page: Page, office: Office, name: string, address: string): Promise<void> {
  await page.getByRole('button', { name: `Turn on: ${name}` }).click();
  const setup = page.getByRole('dialog', { name });
  await setup.getByRole('button', { name: 'Send a code' }).click();
  await setup.getByLabel('Code', { exact: true }).fill(await readCode(office, address));
  await setup.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect(page.getByRole('button', { name: `Turn off: ${name}` })).toBeVisible();
}

// Six ways in, one after the other, take their time where three browsers share two cores.
test.setTimeout(240_000);

const leave = (page: Page) => page.request.get('/auth/logout?redirect=false');

test('an app, codes by text message and by e-mail are turned on and asked for, and a device is trusted', async ({
  page,
  office,
  expectAccessible,
}) => {
  const [email, phone] = ['sade@kool.example', '+37255512346'];
  const { username } = await office.settle({ firstname: 'Säde', lastname: 'Samm', role: 'teacher', email });
  await type(page, username);
  await expect(page.getByRole('heading', { name: /Säde$/ })).toBeVisible();
  // Whoever is quicker than the script of the question who they are is asked when it has come.
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/beside*', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/profile/security');
  const turnOn = page.getByRole('button', { name: 'Turn on: Authenticator app' });
  const proof = page.getByRole('dialog', { name: 'Is it you?' });

  await test.step('whoever does not show who they are changes nothing', async () => {
    await growStale(page, '**/second-step/app/begin');
    const refused = page.waitForResponse('**/second-step/app/begin');
    await turnOn.click();
    await refused;
    script.resolve();
    await proof.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a wrong password is told at the field, the right one lets the call go on', async () => {
    await growStale(page, '**/second-step/app/begin');
    await turnOn.click();
    await expectAccessible();
    const password = proof.getByLabel('Password', { exact: true });
    await password.fill('not-the-password-1');
    await password.press('Enter');
    await expect(password).toHaveAccessibleDescription('The password is wrong.');
    await password.fill(PASSWORD);
    await password.press('Enter');
  });

  const setup = page.getByRole('dialog', { name: 'Authenticator app' });
  await expect(setup.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectAccessible();
  const secret = ((await setup.locator('code').textContent()) ?? '').replaceAll(/\s/g, '');
  await setup.getByLabel('The code that the app shows').fill(await generate({ secret }));
  await setup.getByRole('button', { name: 'Turn on', exact: true }).click();
  const codes = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [kept = ''] = await codes.allInnerTexts();
  // They are shown this once: neither Back nor Escape takes them away.
  await page.goBack();
  await page.keyboard.press('Escape');
  await expect(codes).toHaveCount(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('Left: 10 of 10')).toBeVisible();
  await expectAccessible();

  // A text message is turned on and asked for by the same forms as a letter.
  if (process.env.TEST_FULL) {
    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Add a phone number' }).click();
    await page.getByLabel('New phone number').fill('+372 5551 2346');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    await page.keyboard.type(await readCode(office, phone));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your phone number is verified.')).toBeVisible();
    await page.getByRole('link', { name: 'Security' }).click();
    await turnOnSent(page, office, 'Code by text message', phone);
  }
  await turnOnSent(page, office, 'Code by e-mail', email);

  await leave(page);
  await type(page, username);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  const code = page.getByLabel('Code', { exact: true });
  // What was used last is offered first.
  await expect(page.getByText('We send a code to s•••@kool.example.')).toBeVisible();
  await page.getByRole('button', { name: 'Send a code' }).click();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(code).toHaveAccessibleDescription(/wrong or was used already/);
  await expectAccessible();
  await code.fill(await readCode(office, email));
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: /Säde$/ })).toBeVisible();

  if (process.env.TEST_FULL) {
    await leave(page);
    await type(page, username);
    await page.getByRole('button', { name: 'Code by text message' }).click();
    await page.getByRole('button', { name: 'Send a code' }).click();
    await code.fill(await readCode(office, phone));
    await expectAccessible();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByRole('heading', { name: /Säde$/ })).toBeVisible();
  }

  await leave(page);
  await type(page, username);
  await page.getByRole('button', { name: 'Authenticator app' }).click();
  // The code that turned the app on does not open anything again. The next one does already, as on a phone whose clock
  // is a little fast.
  await code.fill(await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }));
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: /Säde$/ })).toBeVisible();

  await leave(page);
  await type(page, username);
  await page.getByRole('button', { name: 'Recovery code' }).click();
  await page.getByLabel('Recovery code').fill(kept.toLowerCase());
  await page.getByLabel('Trust this device for 30 days').check();
  await expectAccessible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: /Säde$/ })).toBeVisible();

  await leave(page);
  await type(page, username);
  await expect(page.getByRole('heading', { name: /Säde$/ })).toBeVisible();
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Turn off: Authenticator app' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(turnOn).toBeVisible();
});

test('a forgotten password is replaced by the link of a letter, and changed once more inside', async ({
  page,
  office,
  expectAccessible,
}) => {
  const email = 'unistaja@kool.example';
  const { username } = await office.settle({ firstname: 'Uno', lastname: 'Unustaja', role: 'teacher', email });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot the password?' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();
  await expectAccessible();

  const address = await readLetter(office, email, /\/reset\/[\w-]+/);
  await page.goto(address);

  const [first, second] = [page.getByLabel('New password', { exact: true }), page.getByLabel('New password once more')];
  await first.fill(PASSWORD);
  await second.fill(PASSWORD);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(first).toHaveAccessibleDescription(/used this password before/);
  await first.fill('Seven-grey-geese-7');
  await second.fill('Seven-grey-geese-7');
  await expectAccessible();
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByRole('heading', { name: /Uno$/ })).toBeVisible();

  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'This link cannot be opened' })).toBeVisible();

  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the password' });
  await dialog.getByLabel('Present password').fill('Seven-grey-geese-8');
  await dialog.getByLabel('New password', { exact: true }).fill('Eight-blue-boats-8');
  await dialog.getByLabel('New password once more').fill('Eight-blue-boats-9');
  await dialog.getByRole('button', { name: 'Change the password' }).click();
  await expect(dialog.getByLabel('New password once more')).toHaveAccessibleDescription(/two passwords differ/);
  await dialog.getByLabel('New password once more').fill('Eight-blue-boats-8');
  await dialog.getByRole('button', { name: 'Change the password' }).click();
  await expect(dialog.getByLabel('Present password')).toHaveAccessibleDescription('The present password is wrong.');
  await dialog.getByLabel('Present password').fill('Seven-grey-geese-7');
  await dialog.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await leave(page);
  await type(page, username, 'Eight-blue-boats-8');
  await expect(page.getByRole('heading', { name: /Uno$/ })).toBeVisible();
});
