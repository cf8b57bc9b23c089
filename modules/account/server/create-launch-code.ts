import { handleAnyone } from '#platform/server/handle.ts';
import { hostsWithKey } from '#platform/server/hosts.ts';
import { securityEvent } from '#platform/server/log.ts';
import { newToken } from '#platform/server/new-secret.ts';
import { hashOf } from '#platform/server/seal.ts';
import { createLaunchCode as contract } from '../contract/create-launch-code.ts';
import { LAUNCH_CODE_SECONDS } from '../contract/limits.ts';
import { plainUsername } from '../rules/username.ts';
import { credentialOf } from './credential-store.ts';
import { keepLaunchCode } from './launch-code-store.ts';
import { isOwn, type LaunchKit, launchRole } from './launch-role-store.ts';

export const createLaunchCode = (kit: LaunchKit) =>
  handleAnyone(contract, async ({ tx, body, now, client, log, isOwnOrigin, refuse }) => {
    const { origin, module } = body;
    const asking = hostsWithKey(kit.hosts, body.host_key);
    const isForLink = isOwn(origin, isOwnOrigin, kit);
    if (!asking.some((host) => isForLink || host.origin === origin)) {
      securityEvent(log, 'host_not_known', { address: client.address });
      return refuse('host_not_known');
    }
    const account = await credentialOf(tx, plainUsername(body.username));
    const role_id =
      account && kit.framedBy(module).length > 0 ? await launchRole(tx, account.person_id, body, now) : null;
    if (!account || role_id === null) return refuse('launch_not_possible');
    const code = newToken();
    await keepLaunchCode(tx, hashOf(code), { person_id: account.person_id, role_id, origin, module }, now);
    return { code, expires_in: LAUNCH_CODE_SECONDS };
  });
