/** What a host needs to know in order to ask Kriit: where it is, who the host is, and the host's secret. */
export type Access = { readonly kriit: string; readonly origin: string; readonly key: string };

type Answer = { readonly data?: unknown; readonly errors?: readonly { readonly message: string }[] };

/** What Kriit answered, ready to be passed on to the portal's own page: data, or the key of the refusal. */
export type Passed = { readonly status: number; readonly body: unknown };

async function pass(answer: Response): Promise<Passed> {
  const { data, errors } = (await answer.json()) as Answer;
  return answer.ok
    ? { status: 200, body: data }
    : { status: answer.status, body: { refused: errors?.[0]?.message ?? 'unknown' } };
}

type Accounts = { readonly schools: readonly { readonly accounts: readonly { readonly username: string }[] }[] };

/** The accounts of the demonstration. A real host has people of its own and would not ask. */
export const listAccounts = async ({ kriit }: Access): Promise<Passed> =>
  pass(await fetch(`${kriit}/auth/demo-accounts`));

/** A real host signs its people in before it opens anything for them; this one lets anybody be one of the made-up ones. */
async function isMadeUp(access: Access, username: string): Promise<boolean> {
  const { status, body } = await listAccounts(access);
  if (status !== 200) return false;
  return (body as Accounts).schools.some(({ accounts }) => accounts.some((account) => account.username === username));
}

/** A code that opens one frame for one person. Only the host's server knows the key, its pages never do. */
export async function createLaunchCode(
  access: Access,
  wish: { readonly username: string; readonly module: string },
): Promise<Passed> {
  const { kriit, origin, key } = access;
  if (!(await isMadeUp(access, wish.username))) return { status: 403, body: { refused: 'launch_not_possible' } };
  return pass(
    await fetch(`${kriit}/api/launch-codes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ host_key: key, origin, username: wish.username, module: wish.module }),
    }),
  );
}
