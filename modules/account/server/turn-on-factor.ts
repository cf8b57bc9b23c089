import { handleInSteps } from '#platform/server/handle.ts';
import { Refusal } from '#platform/server/refusal.ts';
import { FACTORS } from '../contract/second-step.ts';
import { turnOnFactor as contract } from '../contract/turn-on-factor.ts';
import { readCode } from '../rules/step-code.ts';
import { judgeFirstCode, setupOf, turnFactorOn } from './factor-setup-store.ts';
import { addressesOf, holdFactors } from './factor-store.ts';
import { countRecoveryCodes, newRecoveryCodes } from './recovery-code-store.ts';
import { tellOfChange } from './security-change-store.ts';

export const turnOnFactor = handleInSteps(contract, async ({ actor: { user_id }, params, body, now, refuse, once }) => {
  const factor = FACTORS.find((one) => one === params.factor) ?? refuse('second_step_method_invalid');
  const code = readCode(factor, body.code) ?? refuse('second_step_bad_request');
  const outcome = await once(body, async (tx, announce) => {
    await holdFactors(tx, user_id);
    const setup = (await setupOf(tx, user_id, factor)) ?? refuse('second_step_method_invalid');
    if (setup.is_on) refuse('second_step_already_enabled');
    if (factor !== 'app' && (await addressesOf(tx, user_id))[factor] === null) refuse('second_step_method_invalid');
    if (setup.tries_left <= 0) refuse('second_step_too_many_requests', { seconds: 60 });
    const fate = await judgeFirstCode(tx, user_id, factor, setup, code, now);
    if (fate !== 'right') return { refused: fate };
    await turnFactorOn(tx, user_id, factor, now);
    await tellOfChange(tx, announce, user_id, `${factor}_on`, now);
    const hasCodes = (await countRecoveryCodes(tx, user_id)) > 0;
    return { recovery_codes: hasCodes ? null : await newRecoveryCodes(tx, user_id) };
  });
  // Thrown only now, so that the try stays counted.
  if ('refused' in outcome)
    throw new Refusal(outcome.refused === 'wrong' ? 'second_step_code_invalid' : 'second_step_code_expired');
  return outcome;
});
