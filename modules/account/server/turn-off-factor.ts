import { handle } from '#platform/server/handle.ts';
import { FACTORS } from '../contract/second-step.ts';
import { turnOffFactor as contract } from '../contract/turn-off-factor.ts';
import { removeFactor } from './factor-store.ts';
import { tellOfChange } from './security-change-store.ts';

export const turnOffFactor = handle(contract, async ({ tx, announce, actor: { user_id }, params, now, refuse }) => {
  const factor = FACTORS.find((one) => one === params.factor) ?? refuse('second_step_method_invalid');
  if (!(await removeFactor(tx, user_id, factor))) refuse('second_step_method_invalid');
  await tellOfChange(tx, announce, user_id, `${factor}_off`, now);
  return { turned_off: true as const };
});
