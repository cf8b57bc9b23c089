import { handleAnyone } from '#platform/server/handle.ts';
import { getEmailLink as contract } from '../contract/get-email-link.ts';
import { judgeLink } from '../rules/contact-check.ts';
import { checkByLink } from './contact-check-store.ts';

export const getEmailLink = handleAnyone(contract, async ({ tx, params, now, permit, refuse }) => {
  const check = await checkByLink(tx, params.code, now, false);
  permit(judgeLink(check));
  return { email: check?.address ?? refuse('email_link_invalid') };
});
