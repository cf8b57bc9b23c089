import { hash, verify } from '@node-rs/argon2';

// The library's default algorithm is argon2id; OWASP's floor for it, and one lane, because a school's server signs in many people at once.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password for keeping. */
export const hashPassword = (password: string): Promise<string> => hash(password, options);

/** Is this the password behind the hash? */
export const verifyPassword = (kept: string, password: string): Promise<boolean> => verify(kept, password);

const nobody = hashPassword('nobody has this password');

/** Spends the time of a real check for a name that does not exist, so that the clock tells nothing. */
export const verifyNobody = async (password: string): Promise<false> => {
  await verify(await nobody, password);
  return false;
};
