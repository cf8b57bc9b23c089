/** Signing in with fewer letters is refused at the door (S3 section 9). */
export const PASSWORD_MIN = 9;
/** Character classes out of lower, upper, digit and special (S3 section 5). */
export const PASSWORD_CLASSES = 3;
/** Long passphrases are welcome; the ceiling only keeps the hash from being fed a book. */
export const PASSWORD_MAX = 256;
/** A new one that is longer than that is told so; what nobody would type is refused unread. */
export const NEW_PASSWORD_SENT_MAX = 1_024;

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 100;

/** Failed sign-ins inside the window before the door stays shut (DECISIONS, "throttles"). */
export const FAILURES_PER_ACCOUNT = 10;
export const FAILURES_PER_ADDRESS = 100;
export const FAILURE_WINDOW_MINUTES = 15;

/** Inactivity that ends a session (S3 section 9): 60 minutes on desktop, 6 months on mobile. */
export const IDLE_MINUTES_DESKTOP = 60;
export const IDLE_DAYS_MOBILE = 183;

/** A quiet notice after this much inactivity, a dialog in the last minutes (DECISIONS, "session warning"). */
export const WARN_AFTER_MINUTES = 5;
export const DIALOG_LAST_MINUTES = 5;

/** A device that was not signed in with for so long is a new one again. */
export const DEVICE_KNOWN_DAYS = 180;

/** A launch code is for the moment in which a frame opens, a bearer for the frame that stays open (HARDENING, "Launch tokens"). */
export const LAUNCH_CODE_SECONDS = 60;
export const BEARER_SECONDS = 10 * 60;

/** Launched sessions of one person at a time: a page that launches anew with every visit leaves no more behind than these. */
export const LAUNCHED_SESSIONS = 10;

/** The longest key of a host, and the longest origin: a host name has at most 253 letters. */
export const HOST_KEY_MAX = 500;
export const ORIGIN_MAX = 300;

/** A challenge to an authenticator is answered within minutes or not at all (HARDENING, A56). */
export const PASSKEY_CHALLENGE_MINUTES = 5;
/** Open challenges of strangers at one address: more than the pages that a school has open at its sign-in. */
export const PASSKEY_CHALLENGES_PER_ADDRESS = 3_000;
/** More passkeys than anybody has devices; the list that a browser is given to leave out stays short. */
export const PASSKEYS_MAX = 20;
export const PASSKEY_NAME_MAX = 60;

/** A new password is compared with every former one (S3 section 5), and each costs a hash: nobody makes them pile up in a day. */
export const PASSWORD_CHANGES_PER_DAY = 10;
/** A password that is older asks for another one (S3 section 9); whoever puts it off hears of it again after a week. */
export const PASSWORD_OLD_DAYS = 90;
export const PASSWORD_PUT_OFF_DAYS = 7;
/** How long a link for a new password is good (HARDENING A59). */
export const RESET_MINUTES = 30;
/** How often one address may ask for such links, inside the window of failed sign-ins. */
export const RESETS_PER_ADDRESS = 100;

/** How long somebody may take over the second step, and the tries they have (issue 4: "5 tries a challenge"). */
export const STEP_MINUTES = 15;
export const STEP_TRIES = 5;
/** A code that is sent for it: its length, its life (DECISIONS, "verification codes"), and when another may be asked for. */
export const STEP_CODE_DIGITS = 6;
export const STEP_CODE_MINUTES = 10;
export const RESEND_SECONDS = 60;
/** Codes and links that one account is sent in an hour, however often somebody asks. */
export const CODES_PER_HOUR = 10;
export const RECOVERY_CODES = 10;
/** How long a browser is not asked for the second step again (DECISIONS, "trusted device"), and for how many people of a home. */
export const TRUST_DAYS = 30;
export const TRUSTING_PEOPLE = 5;

/** How long an eID may take from its beginning (PROTOCOLS 3.2: nonce, 2: session). */
export const EID_TURN_MINUTES = 5;
/** How often a phone is rung for one person, and how often one address begins, within the window of failed sign-ins: a whole school shares one on its mornings. */
export const EID_STARTS_PER_PERSON = 10;
export const EID_STARTS_PER_ADDRESS = 1_000;
export const EID_CODE_MAX = 20;
/** A token of Web eID has at most 10 000 letters (PROTOCOLS 3.3); the certificate is nearly all of it. */
export const CARD_CERTIFICATE_MAX = 9_000;
export const CARD_SIGNATURE_MAX = 900;
export const OPENID_ANSWER_MAX = 2_000;
/** What an app leads back with are two words of 43 letters (PROTOCOLS 1.5); there is room for longer ones. */
export const APP_WORD_MAX = 200;
