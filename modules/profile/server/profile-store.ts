import { isStudent, ownDetails } from '#modules/people/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Transaction } from '#platform/server/db.ts';
import type { Contact, ContactChannel, Profile } from '../contract/shapes.ts';
import { maySetIdCode } from '../rules/may-edit-personal-data.ts';
import { checkOf } from './contact-check-store.ts';
import { detailsOf } from './detail-store.ts';
import { verifiedContactsOf } from './verified-contact-store.ts';

/** Everything that the account page shows of the caller. */
export async function loadProfile(tx: Transaction, actor: Actor, now: Date): Promise<Profile> {
  const { email, phone, country, id_code, ...person } = await ownDetails(tx, actor.user_id);
  const is_student = await isStudent(tx, actor.user_id, now);
  const verified = await verifiedContactsOf(tx, actor.user_id);
  const contact = async (channel: ContactChannel, address: string | null): Promise<Contact> => {
    const check = await checkOf(tx, actor, channel, now);
    const isOpen = check && !check.is_confirmed && !check.is_expired;
    return {
      address,
      is_verified: address !== null && verified.get(channel) === address,
      check: isOpen ? check : null,
    };
  };
  return {
    ...person,
    ...(await detailsOf(tx, actor)),
    identity: id_code === null ? null : { country, id_code },
    email: await contact('email', email),
    phone: await contact('phone', phone),
    may: { edit_personal_data: !is_student, set_id_code: maySetIdCode(is_student, id_code).allowed },
  };
}
