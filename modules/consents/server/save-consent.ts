import { handle } from '#platform/server/handle.ts';
import { failingAs } from '#platform/server/refusal.ts';
import { saveConsent as contract } from '../contract/save-consent.ts';
import { isInside } from '../rules/groups.ts';
import { judgeChange, stateOf } from '../rules/judge-change.ts';
import {
  addVersion,
  type ConsentRow,
  findConsent,
  holdConsent,
  markArchived,
  markUndelivered,
  rewriteDraft,
  setTargets,
} from './consent-store.ts';
import { describeConsent } from './reader-store.ts';
import {
  deliver,
  publish,
  readTargets,
  readText,
  tellAsked,
  tellChange,
  type WrittenTargets,
  withdrawNotices,
} from './writing-store.ts';

/** Whether everybody who was asked before is still asked. */
const keepsAll = (before: ConsentRow, after: WrittenTargets): boolean =>
  after.target_type === 'all' ||
  (before.target_type === 'custom' &&
    before.targets.every((target) => after.targets.some((wider) => isInside(target, wider))));

const isSame = (before: ConsentRow, after: WrittenTargets): boolean =>
  before.target_type === after.target_type && before.targets.length === after.targets.length && keepsAll(before, after);

export const saveConsent = handle(contract, async ({ tx, school, params, body, now, permit, refuse, announce }) => {
  const { school_id } = school;
  const before = (await holdConsent(tx, school, params.id)) ?? refuse('consent-not-found');
  const state = stateOf(before);
  permit(judgeChange(state, body.consent));
  if (body.since !== undefined && body.since !== before.updated_at) refuse('consent-saved-meanwhile');
  const told = () => tellChange(announce, school_id, before.id);
  const answer = async () =>
    describeConsent(tx, school, (await findConsent(tx, school, before.id)) ?? refuse('consent-not-found'));

  if (body.consent.is_archived === true) {
    await failingAs('failed-to-update-consent', () => markArchived(tx, before.id, now));
    await withdrawNotices(tx, announce, before.id);
    await told();
    await tellAsked(announce, school_id, before.id);
    return answer();
  }

  const text = readText(body.consent);
  const wish = { target_type: body.consent_target?.target_type ?? before.target_type, groups: body.groups };
  const targets =
    body.consent_target === undefined && body.groups === undefined
      ? { target_type: before.target_type, targets: before.targets }
      : await readTargets(tx, school, wish.target_type, wish.groups ?? [], now);
  const isTextNew = text.title !== before.title || text.description !== before.description;
  if (state === 'published' && !keepsAll(before, targets)) refuse('cant-remove-groups');

  await failingAs('failed-to-update-consent', async () => {
    if (!isSame(before, targets)) await setTargets(tx, before.id, targets.target_type, targets.targets);
    if (state === 'draft') {
      await rewriteDraft(tx, school, before, text, now);
      if (body.consent.is_published === true) await publish(tx, school, before.id, now);
      return;
    }
    const ask_again = body.consent.ask_again === true;
    if (isTextNew || ask_again) await addVersion(tx, school, before, text, { ask_again, now });
    if (ask_again) await withdrawNotices(tx, announce, before.id);
    if (!isSame(before, targets) || ask_again) {
      // Newcomers get it, and whoever is asked again hears of it, by the same way as the first time.
      await markUndelivered(tx, before.id);
      await deliver(tx, school, before.id);
    }
  });
  await told();
  if (state === 'published') await tellAsked(announce, school_id, before.id);
  return answer();
});
