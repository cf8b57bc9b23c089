import { handle } from '#platform/server/handle.ts';
import { listConsents as contract } from '../contract/list-consents.ts';
import { consentsOf } from './consent-store.ts';
import { ownClass } from './group-store.ts';
import { describeConsents, reaches } from './reader-store.ts';

export const listConsents = handle(contract, async ({ tx, school, now }) => {
  const all = await consentsOf(tx, school);
  const own = await ownClass(tx, school, now);
  return describeConsents(tx, school, own === null ? all : all.filter((consent) => reaches(consent, own)));
});
