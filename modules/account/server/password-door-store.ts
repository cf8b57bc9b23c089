import type { Actor } from '#platform/server/actor.ts';
import type { Database } from '#platform/server/db.ts';
import { type Log, securityEvent } from '#platform/server/log.ts';
import { verifyNobody, verifyPassword } from '#platform/server/password-hash.ts';
import { type Credential, credentialOf } from './credential-store.ts';
import { holdFailures, minutesShut, recordFailure, recordFailureOf } from './sign-in-failure-store.ts';

type Knock = {
  username: string;
  address: string;
  password: string;
  now: Date;
  /** Whoever is in already and shows the password again. */
  actor?: Actor;
};
type Outcome = { state: 'shut'; minutes: number } | { state: 'wrong' } | { state: 'right'; credential: Credential };

export type PasswordDoor = { knock(knock: Knock): Promise<Outcome> };

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
export function passwordDoor(db: Database, log: Log): PasswordDoor {
  const line = inLine();
  const shut = (address: string, minutes: number): Outcome => {
    securityEvent(log, 'sign_in_throttled', { address });
    return { state: 'shut', minutes };
  };
  /** Wrong tries are counted one after the other, on every server: those beyond the measure hear that the door is shut. */
  const fail = ({ username, address, now, actor }: Knock): Promise<Outcome> =>
    db.kysely.transaction().execute(async (tx) => {
      await holdFailures(tx, username, address);
      const minutes = await minutesShut(tx, username, address, now);
      if (minutes > 0) return shut(address, minutes);
      if (actor) await recordFailureOf(tx, actor, username, address, now);
      else await recordFailure(tx, username, address, now);
      return { state: 'wrong' };
    });
  return {
    knock: (knock) =>
      line(knock.username, async () => {
        const { username, address, now } = knock;
        const minutes = await minutesShut(db.kysely, username, address, now);
        if (minutes > 0) return shut(address, minutes);
        const credential = await credentialOf(db.kysely, username);
        const isRight = await (credential
          ? verifyPassword(credential.password_hash, knock.password)
          : verifyNobody(knock.password));
        if (!credential || !isRight) return fail(knock);
        // Asked again: a thousand tries at a thousand names that came together have all passed the first question.
        const meanwhile = await minutesShut(db.kysely, username, address, now);
        return meanwhile > 0 ? shut(address, meanwhile) : { state: 'right', credential };
      }),
  };
}
