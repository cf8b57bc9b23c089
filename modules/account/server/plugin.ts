import type { Database } from '#platform/server/db.ts';
import type { EidKit } from '#platform/server/eid/eid-kit.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { aboutPerson } from '../contract/about-person.ts';
import { errors } from '../contract/errors.ts';
import {
  factorCodeLetter,
  newDeviceNotice,
  resetLetter,
  securityChangedNotice,
  stepCodeLetter,
  stepFailedNotice,
} from '../contract/notices.ts';
import { policy } from '../contract/policy.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { makeAccountKey } from './account-key-store.ts';
import { addPasskey } from './add-passkey.ts';
import { askForReset } from './ask-for-reset.ts';
import { forgetOldBearers } from './bearer-store.ts';
import { beginAuthenticator } from './begin-authenticator.ts';
import { changePassword } from './change-password.ts';
import { forgetOldRequests } from './code-request-store.ts';
import { createLaunchCode } from './create-launch-code.ts';
import { createSocketTicket } from './create-socket-ticket.ts';
import { disownDevice } from './disown-device.ts';
import { forgetOldTurns } from './eid-turn-store.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { finishIdCard } from './finish-id-card.ts';
import { finishOpenid } from './finish-openid.ts';
import { finishSecondStep } from './finish-second-step.ts';
import { forgetTrustedDevices } from './forget-trusted-devices.ts';
import { getInvitation } from './get-invitation.ts';
import { getMySecurity } from './get-my-security.ts';
import { getMyStatus } from './get-my-status.ts';
import { getReset } from './get-reset.ts';
import { handOver } from './hand-over.ts';
import { jobs } from './jobs.ts';
import { forgetOldDevices } from './known-device-store.ts';
import { launch } from './launch.ts';
import { forgetOldLaunchCodes } from './launch-code-store.ts';
import type { LaunchKit } from './launch-role-store.ts';
import { listDemoAccounts } from './list-demo-accounts.ts';
import { listEidWays } from './list-eid-ways.ts';
import { listPasskeys } from './list-passkeys.ts';
import { listSessions } from './list-sessions.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { forgetOldChallenges } from './passkey-challenge-store.ts';
import { passwordDoor } from './password-door-store.ts';
import { forgetOldResets } from './password-reset-store.ts';
import { pollEid } from './poll-eid.ts';
import { provePassword } from './prove-password.ts';
import { proveWithPasskey } from './prove-with-passkey.ts';
import { putOffPassword } from './put-off-password.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';
import { renewBearer } from './renew-bearer.ts';
import { resetPassword } from './reset-password.ts';
import { forgetOldSteps } from './second-step-store.ts';
import { sendFactorCode } from './send-factor-code.ts';
import { sendStepCode } from './send-step-code.ts';
import { forgetIdleSessions } from './session-store.ts';
import { setUser } from './set-user.ts';
import { signIn } from './sign-in.ts';
import { forgetOldFailures } from './sign-in-failure-store.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';
import { signOut } from './sign-out.ts';
import { signWithDemoCard } from './sign-with-demo-card.ts';
import { forgetOldTickets } from './socket-ticket-store.ts';
import { startIdCard } from './start-id-card.ts';
import { startMobileId } from './start-mobile-id.ts';
import { startOpenid } from './start-openid.ts';
import { startPasskey } from './start-passkey.ts';
import { startPasskeyProof } from './start-passkey-proof.ts';
import { startPasskeySignIn } from './start-passkey-sign-in.ts';
import { startSmartId } from './start-smart-id.ts';
import { staySignedIn } from './stay-signed-in.ts';
import { forgetOldTrust } from './trusted-device-store.ts';
import { turnOffFactor } from './turn-off-factor.ts';
import { turnOnFactor } from './turn-on-factor.ts';

export { identifying } from './identify-store.ts';
export { socketDoors } from './socket-ticket-store.ts';

/** Ways in and out: passwords, sessions, invitations, launches from other sites. */
export const account = ({
  db,
  isDemo,
  eid,
  ...kit
}: LaunchKit & { db: Database; isDemo: boolean; eid: EidKit }): ServerModule => {
  const door = passwordDoor(db);
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
      handOver(kit),
      renewBearer,
      listEidWays(eid),
      startSmartId(eid, kit),
      startMobileId(eid),
      pollEid(eid),
      startIdCard(eid),
      finishIdCard(eid, kit),
      startOpenid(eid, kit),
      finishOpenid(eid),
      signWithDemoCard(eid),
      listDemoAccounts(isDemo),
      getInvitation,
      acceptInvitation(door),
      provePassword(door),
      changePassword(door),
      putOffPassword,
      askForReset,
      getReset,
      resetPassword,
      sendStepCode,
      finishSecondStep,
      getMySecurity,
      beginAuthenticator,
      sendFactorCode,
      turnOnFactor,
      turnOffFactor,
      makeRecoveryCodes,
      forgetTrustedDevices,
      startPasskeySignIn,
      signInWithPasskey,
      startPasskeyProof,
      proveWithPasskey,
      startPasskey,
      addPasskey,
      listPasskeys,
      renamePasskey,
      removePasskey,
      listSessions,
      endSession,
      endOtherSessions,
      disownDevice,
    ],
    policy,
    errors,
    aboutPerson,
    notices: {
      kinds: [newDeviceNotice, securityChangedNotice, stepFailedNotice],
      letters: [stepCodeLetter, factorCodeLetter, resetLetter],
    },
    jobs,
    prepare: async (tx) => {
      await makeAccountKey(tx);
    },
    sweep: async (tx, now) => {
      await forgetIdleSessions(tx, now);
      await forgetOldFailures(tx, now);
      await forgetOldTickets(tx, now);
      await forgetOldDevices(tx, now);
      await forgetOldBearers(tx, now);
      await forgetOldLaunchCodes(tx, now);
      await forgetOldTurns(tx, now);
      await forgetOldResets(tx, now);
      await forgetOldRequests(tx, now);
      await forgetOldSteps(tx, now);
      await forgetOldTrust(tx, now);
      await forgetOldChallenges(tx, now);
    },
  };
};
