import { giveRole } from '#modules/people/contract/give-role.ts';
import { expect, test } from './kriit.ts';

test('what one person does is seen by the other without a reload', async ({ signIn, office }) => {
  const { user_id, username } = await office.settle({ firstname: 'Tõnu', lastname: 'Tunnistaja', role: 'teacher' });
  const page = await signIn(username);
  await expect(page.getByRole('heading', { name: /Tõnu$/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: /^Role/ })).toHaveCount(0);
  await office.call(giveRole, { params: { schoolId: office.schoolId, personId: user_id }, body: { type_id: 7 } });
  await expect(page.getByRole('button', { name: 'Role Teacher' })).toBeVisible();
});

test('a lost connection is told, comes back by itself, and what was missed is caught up', async ({
  signIn,
  office,
}) => {
  const { user_id, username } = await office.settle({ firstname: 'Kadi', lastname: 'Katkestus', role: 'teacher' });
  const sockets: { close(): Promise<void> }[] = [];
  let isCut = false;
  const page = await signIn('admin', '/');
  await page.context().clearCookies();
  await page.routeWebSocket('/socket', (socket) => {
    if (isCut) return void socket.close({ code: 1012 });
    const server = socket.connectToServer();
    sockets.push({ close: () => socket.close({ code: 1012 }).then(() => server.close()) });
  });
  await signIn(username);
  await expect(page.getByRole('heading', { name: /Kadi$/ })).toBeVisible();
  await expect.poll(() => sockets.length).toBe(1);
  isCut = true;
  await sockets[0]?.close();
  const notice = page.getByRole('complementary', { name: /^The connection was lost/ });
  await expect(notice).toBeVisible();
  await office.call(giveRole, { params: { schoolId: office.schoolId, personId: user_id }, body: { type_id: 7 } });
  isCut = false;
  await expect(page.getByRole('button', { name: 'Role Teacher' })).toBeVisible();
  await expect(notice).toBeHidden();
});
