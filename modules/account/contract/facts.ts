import { Type } from 'typebox';
import { fact } from '#platform/contract/fact.ts';
import { Id } from '#platform/contract/shapes.ts';

/** Somebody was signed in or out, on some device. */
export const sessionsChanged = fact('account.sessions_changed', Type.Object({}));

/** Somebody added, named or removed a passkey. */
export const passkeysChanged = fact('account.passkeys_changed', Type.Object({}));

/** Somebody changed how their account is kept: the password, or the second step. */
export const securityChanged = fact('account.security_changed', Type.Object({}));

/** Somebody has another password: what was begun by whoever knew the former one is over. */
export const passwordChanged = fact('account.password_changed', Type.Object({ person_id: Id }));
