import { handle } from '#platform/server/handle.ts';
import { failingAs } from '#platform/server/refusal.ts';
import { createConsent as contract } from '../contract/create-consent.ts';
import { CONSENT_TYPES } from '../contract/shapes.ts';
import { insertConsent, setTargets } from './consent-store.ts';
import { publish, readTargets, readText, tellChange } from './writing-store.ts';

export const createConsent = handle(contract, async ({ tx, school, body, now, refuse, announce }) => {
  const { consent, consent_target, groups } = body;
  const is_published = consent.is_published === true;
  // What does not exist yet is a draft; `is_archived` has no sense on it.
  if (consent.is_archived === true) refuse(is_published ? 'cant-publish-and-archive' : 'cant-archive-draft');
  const text = readText(consent);
  const { target_type, targets } = await readTargets(tx, school, consent_target.target_type, groups, now);
  const [consent_type] = CONSENT_TYPES;
  const id = await failingAs('failed-to-create-consent', async () => {
    const id = await insertConsent(tx, school, { ...text, consent_type, target_type }, now);
    await setTargets(tx, id, target_type, targets);
    if (is_published) await publish(tx, school, id, now);
    return id;
  });
  await tellChange(announce, school.school_id, id);
  return { id };
});
