import { handleSlowly } from '#platform/server/handle.ts';
import { securityEvent } from '#platform/server/log.ts';
import { launch as contract } from '../contract/launch.ts';
import { judgeLaunch } from '../rules/launch.ts';
import { openBearer } from './bearer-store.ts';
import { burnLaunchCodes, endLaunched, endOldLaunched, holdLaunchCodes } from './launch-code-store.ts';
import { isOwn, type LaunchKit, launchRole } from './launch-role-store.ts';
import { closeSession, liveSession, openSession } from './session-store.ts';

const NO_BEARER = { bearer: null, bearer_expires_in: null };

export const launch = (kit: LaunchKit) =>
  handleSlowly(contract, async ({ body, now, client, log, tokenIn, isOwnOrigin, cookie, refuse, transaction }) => {
    const { framed, path, origin } = body;
    const texts = body.code2 === undefined ? [body.code] : [body.code, body.code2];
    const opening = { origin, is_own_origin: isOwn(origin, isOwnOrigin, kit), path, framed };
    const place = framed ? 'frame' : 'page';
    const token = tokenIn(place);

    const outcome = await transaction(async (tx) => {
      const codes = await holdLaunchCodes(tx, texts, now);
      const verdict = judgeLaunch(codes, opening, kit.framedBy);
      const refused = verdict.allowed ? null : verdict.key;
      // Two have had the code, and nobody can tell which of them was meant: the session ends, and that is committed
      // although this call is refused.
      if (refused === 'launch_code_used') await endLaunched(tx, codes);
      const [code] = codes;
      if (refused !== null || !code) return { refused: refused ?? 'launch_code_invalid' };

      const user_id = code.person_id;
      const role_id = (await launchRole(tx, user_id, code, now)) ?? refuse('launch_not_possible');
      const present = token === null ? undefined : await liveSession(tx, token, now);
      if (present && !framed) {
        // A link must neither put somebody into another person's session nor weaken the one that they have.
        if (present.person_id !== user_id) refuse('launch_not_possible');
        await burnLaunchCodes(tx, codes, null, now);
        return { user_id, session: null, bearer: NO_BEARER };
      }
      // All frames of one site share their cookie: those of the same person go on, those of somebody else are over.
      if (present && token !== null && present.person_id !== user_id) await closeSession(tx, { kind: place, token });
      const session = await openSession(tx, { person_id: user_id, role_id, method: 'launch', client }, now);
      await endOldLaunched(tx, user_id);
      await burnLaunchCodes(tx, codes, session.id, now);
      return { user_id, session, bearer: framed ? await openBearer(tx, session.id, now) : NO_BEARER };
    });

    if (outcome.refused !== undefined) {
      if (outcome.refused === 'launch_code_used') securityEvent(log, 'launch_code_used', { address: client.address });
      return refuse(outcome.refused);
    }
    const { user_id, session, bearer } = outcome;
    if (session) cookie.set(session.token, { is_lasting: session.is_mobile, place });
    return { user_id, ...bearer };
  });
