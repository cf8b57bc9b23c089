import { generate } from 'otplib';
import { keepAppSecret } from '#modules/account/server/authenticator-store.ts';
import { openReset } from '#modules/account/server/password-reset-store.ts';
import { newRecoveryCodes } from '#modules/account/server/recovery-code-store.ts';
import { beginSecondStep } from '#modules/account/server/second-step-store.ts';
import type { Transaction } from '#platform/server/db.ts';
import { newAppSecret } from '#platform/server/one-time-code.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import type { World } from '#platform/testing/samples.ts';
import type { StartedApp } from '#platform/testing/start-app.ts';

const PASSWORD = 'Seven-grey-geese-7';
const hashed = hashPassword(PASSWORD);

/** Ways in of the caller, or of somebody new, as they are before a call of the account module changes them. */
export function keptAccounts(
  { db, clock }: StartedApp,
  me: World['me'],
  { account, word }: Pick<World, 'account' | 'word'>,
): Pick<World, 'ownPassword' | 'ownAddress' | 'ownFactor' | 'appCode' | 'resetCode' | 'secondStep'> {
  const transaction = <T>(work: (tx: Transaction) => Promise<T>) => db.kysely.transaction().execute(work);
  const personCalled = async (username: string): Promise<number> => {
    const { rows } = await db.pool.query<{ person_id: number }>(
      'select person_id from account.credential where username = $1',
      [username],
    );
    return rows[0]?.person_id ?? 0;
  };
  const turnOnEmail = async (person_id: number): Promise<void> => {
    await db.pool.query(`update people.person set email = $2 where id = $1`, [person_id, `${word()}@post.example`]);
    await db.pool.query(
      `insert into account.factor (person_id, factor, is_on, tries_left) values ($1, 'email', true, 5)
       on conflict do nothing`,
      [person_id],
    );
  };
  return {
    async ownPassword() {
      await db.pool.query(
        `insert into account.credential (person_id, username, password_hash) values ($1, $2, $3)
         on conflict (person_id) do nothing`,
        [me.person_id, word(), await hashed],
      );
      return PASSWORD;
    },
    async ownAddress() {
      await db.pool.query(`update people.person set email = $2 where id = $1`, [
        me.person_id,
        `${word()}@post.example`,
      ]);
    },
    async ownFactor() {
      await turnOnEmail(me.person_id);
      await db.pool.query(
        `insert into account.trusted_device (token_hash, person_id, expires_at)
         values (sha256($1::text::bytea), $2, now() + interval '1 day')`,
        [word(), me.person_id],
      );
      return 'email';
    },
    async appCode() {
      const secret = newAppSecret();
      await transaction((tx) => keepAppSecret(tx, me.person_id, secret));
      return generate({ secret, epoch: Math.floor(clock().getTime() / 1000) });
    },
    async resetCode() {
      const person_id = await personCalled((await account('own')).username);
      await db.pool.query('update account.credential set password_hash = $2 where person_id = $1', [
        person_id,
        await hashed,
      ]);
      return transaction((tx) => openReset(tx, person_id, clock()));
    },
    async secondStep() {
      const person_id = await personCalled((await account('own')).username);
      await turnOnEmail(person_id);
      const [code = ''] = await transaction((tx) => newRecoveryCodes(tx, person_id));
      const { challenge } = await transaction((tx) => beginSecondStep(tx, person_id, clock()));
      return { challenge, code };
    },
  };
}
