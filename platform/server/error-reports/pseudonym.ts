import { createHmac } from 'node:crypto';
import type { Database } from '../db.ts';
import { installationSecret, makeInstallationSecret } from '../installation-secret.ts';

const SECRET = 'error_reports';
const LENGTH = 22;

/** Gives a person a name for reports: the same on every server of this installation, and of no use outside it. */
export type PseudonymOf = (user_id: number) => string;

/** Reads the secret behind these names, making it the first time. */
export async function pseudonyms({ kysely }: Database): Promise<PseudonymOf> {
  await makeInstallationSecret(kysely, SECRET);
  const bytes = await installationSecret(kysely, SECRET);
  return (user_id) => createHmac('sha256', bytes).update(String(user_id)).digest('base64url').slice(0, LENGTH);
}
