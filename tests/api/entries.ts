import { openChallenge } from '#modules/account/server/passkey-challenge-store.ts';
import { assertionOptions, creationOptions } from '#modules/account/server/passkey-options-store.ts';
import { openSession } from '#modules/account/server/session-store.ts';
import { hashOf } from '#platform/server/seal.ts';
import { newAuthenticator } from '#platform/testing/authenticator.ts';
import type { Relation, World } from '#platform/testing/samples.ts';
import type { StartedApp } from '#platform/testing/start-app.ts';

const HOSTNAME = 'localhost';
const CLIENT = { address: '198.51.100.7', user_agent: 'story' };

type Around = {
  readonly me: World['me'];
  readonly member: World['member'];
  readonly nobodysId: () => number;
};

/** The passkeys, sessions and devices of a world, made when they are asked for. */
export function entriesOf(app: StartedApp, { me, member, nobodysId }: Around): World['entries'] {
  const { db } = app;
  type Tx = Parameters<typeof openChallenge>[0];
  const inTransaction = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => db.kysely.transaction().execute(work);

  const holderOf = async (relation: Relation): Promise<number> =>
    relation === 'own' ? me.person_id : (await member(relation, 'staff')).person_id;

  /** A device, and its passkey in the database. */
  async function passkeyOf(person_id: number) {
    const device = newAuthenticator();
    await db.pool.query(
      `insert into account.passkey_holder (person_id, handle) values ($1, $2) on conflict (person_id) do nothing`,
      [person_id, `handle-of-${person_id}`],
    );
    const { rows } = await db.pool.query<{ id: number }>(
      `insert into account.passkey (person_id, credential_id, public_key, counter, transports, device_type, is_backed_up,
                                    aaguid, name, added_at)
       values ($1, $2, $3, 0, '{internal}', 'multiDevice', true, gen_random_uuid(), 'Story', now()) returning id`,
      [person_id, device.id, device.publicKey],
    );
    return { device, id: rows[0]?.id ?? 0, userHandle: `handle-of-${person_id}` };
  }

  async function mySession(): Promise<number | null> {
    const token_hash = hashOf(me.cookie?.split('=')[1] ?? '');
    const { rows } = await db.pool.query<{ id: number }>('select id from account.session where token_hash = $1', [
      token_hash,
    ]);
    return rows[0]?.id ?? null;
  }

  /** A challenge in the caller's session; whoever has none gets one that fits nothing. */
  const challengeFor = async (purpose: 'prove' | 'register'): Promise<string> => {
    const session_id = await mySession();
    if (session_id === null) return 'c3RvcnktY2hhbGxlbmdl';
    return inTransaction((tx) => openChallenge(tx, { purpose, session_id }, app.clock()));
  };

  return {
    async passkey(relation) {
      if (relation === 'unknown') return nobodysId();
      const person_id = await holderOf(relation);
      // Another one beside it, so that this one may go.
      await passkeyOf(person_id);
      return (await passkeyOf(person_id)).id;
    },
    async creation() {
      const user = { id: 'c3Rvcnk', name: 'story', displayName: 'Story' };
      return newAuthenticator().create(creationOptions(HOSTNAME, await challengeFor('register'), user, []));
    },
    async signIn() {
      const { device, userHandle } = await passkeyOf(await holderOf('same school'));
      const asking = { purpose: 'sign-in', session_id: null } as const;
      const challenge = await inTransaction((tx) => openChallenge(tx, asking, app.clock()));
      return device.sign(assertionOptions(HOSTNAME, challenge, []), { userHandle });
    },
    async proof() {
      const { device, userHandle } = await passkeyOf(me.person_id);
      return device.sign(assertionOptions(HOSTNAME, await challengeFor('prove'), []), { userHandle });
    },
    async session(relation) {
      if (relation === 'unknown') return nobodysId();
      const person_id = await holderOf(relation);
      const session = { person_id, role_id: null, method: 'password' as const, client: CLIENT };
      return inTransaction(async (tx) => (await openSession(tx, session, app.clock())).id);
    },
    async device(relation) {
      if (relation === 'unknown') return nobodysId();
      const { rows } = await db.pool.query<{ id: number }>(
        `insert into account.known_device (person_id, device_hash, last_used_at)
         values ($1, sha256(gen_random_uuid()::text::bytea), now()) returning id`,
        [await holderOf(relation)],
      );
      return rows[0]?.id ?? 0;
    },
  };
}
