import { handleAnyone } from '#platform/server/handle.ts';
import { confirmEmail as contract } from '../contract/confirm-email.ts';
import { judgeLink } from '../rules/contact-check.ts';
import { confirmContact } from './confirmed-contact-store.ts';
import { checkByLink } from './contact-check-store.ts';

export const confirmEmail = handleAnyone(contract, async ({ tx, params, now, announce, permit, refuse }) => {
  const check = (await checkByLink(tx, params.code, now, true)) ?? refuse('email_link_invalid');
  permit(judgeLink(check));
  await confirmContact(tx, check, announce, now);
  return { email: check.address };
});
