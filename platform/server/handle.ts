import type { Static } from 'typebox';
import type { AnswerOf, Endpoint } from '#platform/contract/endpoint.ts';
import type { ErrorParams, GenericKey } from '#platform/contract/errors.ts';
import type { Verdict } from '#platform/contract/verdict.ts';
import type { Actor, SchoolScope } from './actor.ts';
import type { Announce } from './announce.ts';
import type { Credential } from './credential.ts';
import type { Transaction } from './db.ts';
import type { ReceivedForm } from './files/receive-form.ts';
import type { ServedFile } from './files/send-file.ts';
import type { Spool } from './files/spool.ts';
import type { Log } from './log.ts';
import type { CookiePlace } from './session-cookie.ts';
import type { SideCookies } from './side-cookie.ts';
import type { Work } from './transaction.ts';

/** Where a call came from, as far as we believe it. */
export type Client = { readonly address: string; readonly user_agent: string };

/**
 * Lets a handler put a session token into the caller's cookie, or take it away; written after commit. It goes where
 * the call came from, a page of ours or a frame, unless the handler knows better.
 */
export type SessionCookie = {
  set(token: string, options: { is_lasting: boolean; place?: CookiePlace }): void;
  clear(): void;
};

type KeyOf<E extends Endpoint> = E['refuses'][number] | GenericKey;

type Common<E extends Endpoint> = {
  readonly params: Static<E['params']>;
  readonly query: Static<E['query']>;
  readonly body: E['body'] extends undefined ? undefined : Static<NonNullable<E['body']>>;
  readonly now: Date;
  readonly client: Client;
  /** Writes lines that carry the id of this request. */
  readonly log: Log;
  /** What came with the call as its way in, whether or not it still opens anything. */
  readonly credential: Credential | null;
  /** The token in the cookie of one place, whichever of them counts for this call. */
  tokenIn(place: CookiePlace): string | null;
  /** The name under which the caller reached us, without a port. */
  readonly hostname: string;
  /** Whether an origin is the one under which the caller reached us. */
  isOwnOrigin(origin: string): boolean;
  readonly cookie: SessionCookie;
  readonly sideCookies: SideCookies;
  /** Answers with a redirect to a path of our own instead of data. */
  redirectTo(path: `/${string}`): void;
  /** Throws what a rule refused. */
  permit(verdict: Verdict<KeyOf<E>>): void;
  /** Ends the call with a key that the endpoint names in `refuses`. */
  refuse(key: KeyOf<E>, params?: ErrorParams): never;
};

type InTransaction = { readonly tx: Transaction; readonly announce: Announce };

/** A `:schoolId` in the path or a `school_id` in the query has been checked against the caller's school by then. */
type Schooled<E extends Endpoint> = 'schoolId' extends keyof Static<E['params']>
  ? { readonly school: SchoolScope }
  : 'school_id' extends keyof Static<E['query']>
    ? { readonly school: SchoolScope }
    : unknown;

export type SignedCall<E extends Endpoint> = Common<E> & InTransaction & Schooled<E> & { readonly actor: Actor };
export type OpenCall<E extends Endpoint> = Common<E> & InTransaction & { readonly actor: Actor | null };
/** For work that is too slow to hold a connection through, such as checking a password. */
export type SlowCall<E extends Endpoint> = Common<E> & { readonly transaction: <T>(work: Work<T>) => Promise<T> };
/** The same for a signed-in person; `once` is a transaction whose result a repeat with the same Idempotency-Key gets again. */
export type StepsCall<E extends Endpoint> = SlowCall<E> & {
  readonly actor: Actor;
  readonly once: <T>(content: unknown, work: Work<T>) => Promise<T>;
};
/** What there is without a transaction: who calls, and what the address says. */
export type ActorCall<E extends Endpoint> = Pick<Common<E>, 'params' | 'query'> &
  Schooled<E> & { readonly actor: Actor };

/** For a call that takes a file: it is received when the handler asks for it, and written down in a transaction after that. */
export type UploadCall<E extends Endpoint> = Omit<Common<E>, 'body'> & {
  readonly actor: Actor;
  receive(spool: Spool, max_bytes: number): Promise<ReceivedForm<Static<NonNullable<E['body']>>>>;
  readonly transaction: <T>(work: Work<T>) => Promise<T>;
  /** A transaction whose answer a repeat with the same Idempotency-Key gets again; `content` is what makes it the same. */
  readonly once: <T>(content: unknown, work: Work<T>) => Promise<T>;
};

/** Everything that any handler may be given; `handle` narrows it to what the endpoint promises. */
export type AnyCall = Common<Endpoint> &
  InTransaction & { readonly actor: Actor | null; readonly school: SchoolScope | null };

/** A call that can be served: its description and the work behind it. */
export type Handler = {
  readonly endpoint: Endpoint;
  /** One transaction around the handler, none at all, or those that the handler opens itself. */
  readonly transaction: 'one' | 'none' | 'own';
  readonly run: (call: AnyCall) => unknown;
};

type Run = Handler['run'];

/** The usual handler: signed in, one transaction, facts after commit. */
export const handle = <E extends Endpoint>(
  endpoint: E,
  run: (call: SignedCall<E>) => Promise<AnswerOf<E>>,
): Handler => ({ endpoint, transaction: 'one', run: run as unknown as Run });

/** A handler that strangers may reach too. */
export const handleAnyone = <E extends Endpoint>(
  endpoint: E,
  run: (call: OpenCall<E>) => Promise<AnswerOf<E>>,
): Handler => ({ endpoint, transaction: 'one', run: run as unknown as Run });

/** A handler for strangers that opens its short transactions itself, around slow work. */
export const handleSlowly = <E extends Endpoint>(
  endpoint: E,
  run: (call: SlowCall<E>) => Promise<AnswerOf<E>>,
): Handler => ({ endpoint, transaction: 'own', run: run as unknown as Run });

/**
 * A handler of a signed-in person that opens its transactions itself: around slow work, or because what comes before a
 * refusal must stay, such as a try that was counted.
 */
export const handleInSteps = <E extends Endpoint>(
  endpoint: E,
  run: (call: StepsCall<E>) => Promise<AnswerOf<E>>,
): Handler => ({ endpoint, transaction: 'own', run: run as unknown as Run });

/** A handler that receives a file and opens its short transactions itself, around the slow work. */
export const handleUpload = <E extends Endpoint>(
  endpoint: E,
  run: (call: UploadCall<E>) => Promise<AnswerOf<E>>,
): Handler => ({ endpoint, transaction: 'own', run: run as unknown as Run });

/** A handler that lets a file out; its bytes leave when the transaction that allowed it is over. */
export const handleDownload = <E extends Endpoint>(
  endpoint: E,
  run: (call: SignedCall<E>) => Promise<ServedFile>,
): Handler => ({ endpoint, transaction: 'one', run: run as unknown as Run });

/** A handler that makes the file which it lets out, between short transactions of its own. */
export const handleMaking = <E extends Endpoint>(
  endpoint: E,
  run: (call: StepsCall<E>) => Promise<ServedFile>,
): Handler => ({ endpoint, transaction: 'own', run: run as unknown as Run });

/** A handler that the session check already answered: no transaction is opened for it. */
export const handleFromActor = <E extends Endpoint>(
  endpoint: E,
  run: (call: ActorCall<E>) => AnswerOf<E>,
): Handler => ({
  endpoint,
  transaction: 'none',
  run: run as unknown as Run,
});
