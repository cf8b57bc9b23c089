import type { Database } from '#platform/server/db.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { errors } from '../contract/errors.ts';
import { newDeviceNotice } from '../contract/notices.ts';
import { policy } from '../contract/policy.ts';
import { profilePicture } from '../contract/profile-picture.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { forgetOldBearers } from './bearer-store.ts';
import { createLaunchCode } from './create-launch-code.ts';
import { createSocketTicket } from './create-socket-ticket.ts';
import { getInvitation } from './get-invitation.ts';
import { getMyStatus } from './get-my-status.ts';
import { forgetOldDevices } from './known-device-store.ts';
import { launch } from './launch.ts';
import { forgetOldLaunchCodes } from './launch-code-store.ts';
import type { LaunchKit } from './launch-role-store.ts';
import { listDemoAccounts } from './list-demo-accounts.ts';
import { passwordDoor } from './password-door-store.ts';
import { renewBearer } from './renew-bearer.ts';
import { forgetIdleSessions } from './session-store.ts';
import { setUser } from './set-user.ts';
import { signIn } from './sign-in.ts';
import { forgetOldFailures } from './sign-in-failure-store.ts';
import { signOut } from './sign-out.ts';
import { forgetOldTickets } from './socket-ticket-store.ts';
import { staySignedIn } from './stay-signed-in.ts';

export { identifying } from './identify-store.ts';
export { socketDoors } from './socket-ticket-store.ts';

/** Ways in and out: passwords, sessions, invitations, launches from other sites. */
export const account = ({ db, isDemo, ...kit }: LaunchKit & { db: Database; isDemo: boolean }): ServerModule => {
  const door = passwordDoor(db, kit.log);
  return {
    name: 'account',
    handlers: [
      signIn(door),
      signOut,
      getMyStatus,
      staySignedIn,
      setUser,
      createSocketTicket,
      createLaunchCode(kit),
      launch(kit),
      renewBearer,
      listDemoAccounts(isDemo),
      getInvitation,
      acceptInvitation(door),
    ],
    policy,
    errors,
    notices: { kinds: [newDeviceNotice] },
    files: [{ ...profilePicture, maySee: async (_tx, { user_id }, person_id) => person_id === user_id }],
    sweep: async (tx, now) => {
      await forgetIdleSessions(tx, now);
      await forgetOldFailures(tx, now);
      await forgetOldTickets(tx, now);
      await forgetOldDevices(tx, now);
      await forgetOldBearers(tx, now);
      await forgetOldLaunchCodes(tx, now);
    },
  };
};
