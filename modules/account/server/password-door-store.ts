import type { Actor } from '#platform/server/actor.ts';
import type { Connection, Database } from '#platform/server/db.ts';
import { type Log, securityEvent } from '#platform/server/log.ts';
import { verifyNobody, verifyPassword } from '#platform/server/password-hash.ts';
import { Refusal } from '#platform/server/refusal.ts';
import { type Credential, credentialOf } from './credential-store.ts';
import { holdFailures, minutesShut, recordFailure, recordFailureOf } from './sign-in-failure-store.ts';

type Knock = {
  username: string;
  address: string;
  password: string;
  now: Date;
  log: Log;
  /** Whoever is in already and shows the password again. */
  actor?: Actor;
};

/** Whose password it is; null for a wrong one. A door that is shut refuses by itself. */
export type PasswordDoor = { knock(knock: Knock): Promise<Credential | null> };

/** The tries at one name wait for one another, so that many at once cost no more hashes than the count allows. */
function inLine(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const tails = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const turn = (tails.get(name) ?? Promise.resolve()).then(work, work);
    const tail = turn.catch(() => {});
    tails.set(name, tail);
    void tail.then(() => {
      if (tails.get(name) === tail) tails.delete(name);
    });
    return turn;
  };
}

/** Checks passwords and counts failures by name and by address, in the database, in the same time for every name. */
export function passwordDoor(db: Database): PasswordDoor {
  const line = inLine();
  const refuseIfShut = async (connection: Connection, { username, address, now, log }: Knock): Promise<void> => {
    const minutes = await minutesShut(connection, username, address, now);
    if (minutes === 0) return;
    securityEvent(log, 'sign_in_throttled', { address });
    throw new Refusal('too_many_sign_ins', { minutes });
  };
  /** Wrong tries are counted one after the other, on every server: those beyond the measure hear that the door is shut. */
  const countWrong = (knock: Knock): Promise<void> =>
    db.kysely.transaction().execute(async (tx) => {
      const { username, address, now, actor } = knock;
      await holdFailures(tx, username, address);
      await refuseIfShut(tx, knock);
      if (actor) await recordFailureOf(tx, actor, username, address, now);
      else await recordFailure(tx, username, address, now);
    });
  return {
    knock: (knock) =>
      line(knock.username, async () => {
        await refuseIfShut(db.kysely, knock);
        const credential = await credentialOf(db.kysely, knock.username);
        const isRight = await (credential
          ? verifyPassword(credential.password_hash, knock.password)
          : verifyNobody(knock.password));
        if (!credential || !isRight) {
          await countWrong(knock);
          return null;
        }
        // Asked again: a thousand tries at a thousand names that came together have all passed the first question.
        await refuseIfShut(db.kysely, knock);
        return credential;
      }),
  };
}
