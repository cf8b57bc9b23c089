import { handle } from '#platform/server/handle.ts';
import { handOver as contract } from '../contract/hand-over.ts';
import { LAUNCH_CODE_SECONDS } from '../contract/limits.ts';
import { keepLaunchCode } from './launch-code-store.ts';
import { type LaunchKit, launchRole } from './launch-role-store.ts';

export const handOver = ({ hosts, framedBy }: LaunchKit) =>
  handle(contract, async ({ tx, actor, body: { code_hash, origin, module }, now, refuse }) => {
    if (!hosts.some((host) => host.origin === origin)) refuse('host_not_known');
    const person_id = actor.user_id;
    const wish = { role_id: actor.role?.role_id };
    const role_id = framedBy(module).length > 0 ? await launchRole(tx, person_id, wish, now) : null;
    if (role_id === null) return refuse('launch_not_possible');
    const hash = Buffer.from(code_hash, 'hex');
    if (!(await keepLaunchCode(tx, hash, { person_id, role_id, origin, module }, now))) refuse('launch_not_possible');
    return { expires_in: LAUNCH_CODE_SECONDS };
  });
