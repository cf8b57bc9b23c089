import { sendTo } from '#modules/notices/server/doors.ts';
import { ownDetails } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { readPhoneNumber } from '#platform/server/phone-number.ts';
import { profileChanged } from '../contract/facts.ts';
import { CODE_MINUTES, CONTACT_TYPED_MAX } from '../contract/limits.ts';
import { emailCode, phoneCode } from '../contract/notices.ts';
import { sendContactCode as contract } from '../contract/send-contact-code.ts';
import { isEmail, isSameEmail } from '../rules/email.ts';
import { checkOf, openCheck } from './contact-check-store.ts';
import { detailsOf } from './detail-store.ts';
import { loadProfile } from './profile-store.ts';
import { verifiedContactsOf } from './verified-contact-store.ts';

export const sendContactCode = handle(contract, async ({ tx, actor, body, now, announce, refuse }) => {
  const { channel } = body;
  const typed = typeof body.address === 'string' && body.address.length <= CONTACT_TYPED_MAX ? body.address : '';
  const person = await ownDetails(tx, actor.user_id);
  const verified = (await verifiedContactsOf(tx, actor.user_id)).get(channel);

  const readEmail = () => {
    const address = typed.trim();
    if (!isEmail(address)) refuse('email_invalid');
    if (verified === person.email && verified && isSameEmail(verified, address)) refuse('email_already_verified');
    return address;
  };
  const readPhone = async () => {
    const { country } = await detailsOf(tx, actor);
    const number = readPhoneNumber(typed, country) ?? refuse('phone_invalid');
    if (verified === person.phone && verified === number) refuse('phone_already_verified');
    return number;
  };
  const address = channel === 'email' ? readEmail() : await readPhone();

  const secrets = await openCheck(tx, actor, { channel, address }, now);
  if (!secrets) {
    const seconds = (await checkOf(tx, actor, channel, now))?.resend_in_seconds ?? 0;
    return seconds > 0 ? refuse('code_too_soon', { seconds }) : refuse('too_many_codes');
  }
  const told = { code: secrets.code, minutes: CODE_MINUTES };
  const to = { recipient: address, language: person.lang_code };
  if (channel === 'email')
    await sendTo(tx, { ...to, channel: 'email' }, emailCode, told, { now, link: `/verify-email/${secrets.link}` });
  else await sendTo(tx, { ...to, channel: 'sms' }, phoneCode, told, { now });
  await announce(profileChanged, {}, { persons: [actor.user_id] });
  return loadProfile(tx, actor, now);
});
