import { sql } from 'kysely';
import { hashOfCode } from '#modules/account/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import { newDigits, newToken } from '#platform/server/new-secret.ts';
import { hashOf } from '#platform/server/seal.ts';
import { CODE_DIGITS, CODE_MINUTES, CODE_TRIES, CODES_PER_DAY, RESEND_SECONDS } from '../contract/limits.ts';
import type { ContactChannel } from '../contract/shapes.ts';

const before = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);
const aDayBefore = (now: Date): Date => before(now, 86_400);

/** What a check is about, and whose it is. */
export type Checked = { person_id: number; channel: ContactChannel; address: string };

type Secrets = { code: string; link: string };

const newSecrets = (): Secrets => ({
  code: newDigits(CODE_DIGITS),
  link: newToken(),
});

/**
 * Opens a check in the place of any older one and gives its code and link; null while the last one is too young or the
 * day's measure is full. One statement decides, so that two windows get one code.
 */
export async function openCheck(
  tx: Transaction,
  { user_id }: Actor,
  { channel, address }: Omit<Checked, 'person_id'>,
  now: Date,
): Promise<Secrets | null> {
  const secrets = newSecrets();
  const code_hash = await hashOfCode(tx, user_id, secrets.code);
  const link_hash = channel === 'email' ? hashOf(secrets.link) : null;
  const isCounted = sql`contact_check.counted_from > ${aDayBefore(now)}`;
  const opened = await firstRow(
    tx,
    sql`
      insert into profile.contact_check
        (person_id, channel, address, code_hash, link_hash, sent_at, expires_at, counted_from)
      values (${user_id}, ${channel}, ${address}, ${code_hash}, ${link_hash}, ${now},
        ${before(now, -CODE_MINUTES * 60)}, ${now})
      on conflict (person_id, channel) do update set
        address = excluded.address, code_hash = excluded.code_hash, link_hash = excluded.link_hash,
        sent_at = excluded.sent_at, expires_at = excluded.expires_at, tries = 0, confirmed_at = null,
        sends = case when ${isCounted} then contact_check.sends + 1 else 1 end,
        counted_from = case when ${isCounted} then contact_check.counted_from else excluded.counted_from end
      where contact_check.sent_at <= ${before(now, RESEND_SECONDS)}
        and (contact_check.sends < ${CODES_PER_DAY} or not ${isCounted})
      returning person_id`,
  );
  return opened ? secrets : null;
}

export type CheckState = {
  address: string;
  expires_at: string;
  is_confirmed: boolean;
  is_expired: boolean;
  tries: number;
  resend_in_seconds: number;
};

const stateColumns = (now: Date) => sql`
  address, expires_at, confirmed_at is not null as is_confirmed, expires_at <= ${now} as is_expired, tries,
  greatest(0, ceil(extract(epoch from sent_at - ${before(now, RESEND_SECONDS)}::timestamptz)))::int as resend_in_seconds`;

/** The latest check of an address or number, open or over. */
export const checkOf = (
  tx: Transaction,
  { user_id }: Actor,
  channel: ContactChannel,
  now: Date,
): Promise<CheckState | undefined> =>
  firstRow(
    tx,
    sql<CheckState>`
      select ${stateColumns(now)} from profile.contact_check where person_id = ${user_id} and channel = ${channel}`,
  );

/** Counts a try at a check that is still open, and says what its code is known by; undefined where none is open. */
export const countTry = (
  tx: Transaction,
  { user_id }: Actor,
  channel: ContactChannel,
  now: Date,
): Promise<(Checked & { code_hash: Buffer }) | undefined> =>
  firstRow(
    tx,
    sql<Checked & { code_hash: Buffer }>`
      update profile.contact_check set tries = tries + 1
      where person_id = ${user_id} and channel = ${channel}
        and confirmed_at is null and expires_at > ${now} and tries < ${CODE_TRIES}
      returning person_id, channel, address, code_hash`,
  );

export const closeCheck = (tx: Transaction, { person_id, channel }: Checked, now: Date): Promise<unknown> =>
  rows(
    tx,
    sql`update profile.contact_check set confirmed_at = ${now} where person_id = ${person_id} and channel = ${channel}`,
  );

/** Ends what of a person is being checked, by one way or by all. The rows stay: the codes that were sent still count. */
export const giveUpChecks = (
  tx: Transaction,
  person_id: number,
  now: Date,
  channel: ContactChannel | null = null,
): Promise<unknown> =>
  rows(
    tx,
    sql`
      update profile.contact_check set expires_at = ${now}
      where person_id = ${person_id} and channel = coalesce(${channel}, channel)
        and confirmed_at is null and expires_at > ${now}`,
  );

/** The check behind the link of a letter; `lock` holds it, so that a link is used once. */
export const checkByLink = (
  tx: Transaction,
  link: string,
  now: Date,
  lock: boolean,
): Promise<(Checked & CheckState) | undefined> =>
  firstRow(
    tx,
    sql<Checked & CheckState>`
      select person_id, channel, ${stateColumns(now)} from profile.contact_check
      where link_hash = ${hashOf(link)} ${lock ? sql`for update` : sql``}`,
  );

/** Forgets checks that are over and whose codes count no more. */
export const forgetOldChecks = (tx: Transaction, now: Date): Promise<unknown> =>
  rows(
    tx,
    sql`delete from profile.contact_check where expires_at <= ${aDayBefore(now)} and counted_from <= ${aDayBefore(now)}`,
  );
