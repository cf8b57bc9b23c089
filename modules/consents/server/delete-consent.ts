import { handle } from '#platform/server/handle.ts';
import { failingAs } from '#platform/server/refusal.ts';
import { deleteConsent as contract } from '../contract/delete-consent.ts';
import { asked } from '../contract/facts.ts';
import { countAnswers, holdConsent, removeConsent } from './consent-store.ts';
import { tellChange, withdrawNotices } from './writing-store.ts';

export const deleteConsent = handle(contract, async ({ tx, actor, params: { id }, refuse, announce }) => {
  // The documents send no school here: it is that of the caller's role, and a consent of another one is not found.
  const school_id = actor.role?.school_id ?? refuse('consent-not-found');
  (await holdConsent(tx, { school_id }, id)) ?? refuse('consent-not-found');
  const count = await countAnswers(tx, id);
  if (count > 0) refuse('not-allowed-to-delete', { count });
  await withdrawNotices(tx, announce, id);
  await failingAs('failed-to-delete-consent', () => removeConsent(tx, id));
  await tellChange(announce, school_id, id);
  // Nobody can say any more who was asked, so everybody looks.
  await announce(asked, { school_id, consent_id: id }, { name: `school:${school_id}` });
  return {};
});
