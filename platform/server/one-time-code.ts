import { generateSecret, generateURI, verify } from 'otplib';

/** A phone's clock may be this far from ours: one step, either way. */
const DRIFT_SECONDS = 30;

/** A new secret for an authenticator app, in the letters that such apps take. */
export const newAppSecret = (): string => generateSecret();

/** What an authenticator app reads from a picture. */
export const appAddress = (secret: string, account: string): string =>
  generateURI({ issuer: 'Kriit', label: account, secret });

/**
 * The step of the clock that a code of an app belongs to, or null for a wrong code. A code of a step that is not after
 * the last one that was used is wrong: it was seen already.
 */
export async function stepOfCode(
  secret: string,
  code: string,
  after: number | null,
  now: Date,
): Promise<number | null> {
  const epoch = Math.floor(now.getTime() / 1000);
  const found = await verify({
    secret,
    token: code,
    epoch,
    epochTolerance: DRIFT_SECONDS,
    ...(after === null ? {} : { afterTimeStep: after }),
  });
  return found.valid && 'timeStep' in found ? found.timeStep : null;
}
