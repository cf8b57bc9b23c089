import type { Static } from 'typebox';
import { namesAndRolesOf } from '#modules/people/server/doors.ts';
import { handleAnyone } from '#platform/server/handle.ts';
import { listDemoAccounts as contract } from '../contract/list-demo-accounts.ts';
import { demoAccounts } from './credential-store.ts';
import { DEMO_PASSWORD } from './demo-password.ts';

type Group = Static<typeof contract.answer>['schools'][number];

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
      const [first] = person?.roles ?? [];
      // Somebody who was taken out of their school while looking around has nothing to show to the next one.
      if (!person || !(first || person.is_root)) continue;
      const name = first?.school_name ?? null;
      const group = groups.get(name) ?? { name, accounts: [] };
      groups.set(name, group);
      group.accounts.push({
        username,
        name: `${person.firstname} ${person.lastname}`,
        is_root: person.is_root,
        roles: person.roles.map(({ type_id, label, class_name }) => ({ type_id, label, class_name })),
      });
    }
    return { password: accounts.length > 0 ? DEMO_PASSWORD : null, schools: [...groups.values()] };
  });
