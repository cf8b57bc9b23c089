import { namesAndRolesOf } from '#modules/people/server/doors.ts';
import { handleAnyone } from '#platform/server/handle.ts';
import { listDemoAccounts as contract } from '../contract/list-demo-accounts.ts';
import { demoAccounts } from './credential-store.ts';
import { DEMO_PASSWORD } from './demo-password.ts';

type Group = {
  name: string | null;
  accounts: { username: string; name: string; type_ids: number[]; class_name: string | null }[];
};

export const listDemoAccounts = (isDemo: boolean) =>
  handleAnyone(contract, async ({ tx, now }) => {
    // A database that was a demonstration once still has its accounts; a school in earnest shows them to nobody.
    const accounts = isDemo ? await demoAccounts(tx) : [];
    const people = await namesAndRolesOf(
      tx,
      accounts.map(({ person_id }) => person_id),
      now,
    );
    const groups = new Map<string | null, Group>();
    for (const { username, person_id } of accounts) {
      const person = people.get(person_id);
      if (!person) continue;
      const [first] = person.roles;
      const name = first?.school_name ?? null;
      const group = groups.get(name) ?? { name, accounts: [] };
      groups.set(name, group);
      group.accounts.push({
        username,
        name: `${person.firstname} ${person.lastname}`,
        type_ids: person.roles.map((role) => role.type_id),
        class_name: person.roles.find((role) => role.class_name !== null)?.class_name ?? null,
      });
    }
    return { password: accounts.length > 0 ? DEMO_PASSWORD : null, schools: [...groups.values()] };
  });
