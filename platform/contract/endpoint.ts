import { type Static, type TObject, type TSchema, Type } from 'typebox';

/** The verbs that the specification uses; an update is a POST, as its documents have it. */
export type Method = 'GET' | 'POST' | 'DELETE';

/** The two answer envelopes: the main API's, and messaging's under `/v2`. */
export type Envelope = 'main' | 'messaging';

type Parts = { params: TObject; query: TObject; body: TSchema; answer: TSchema; refuses: string };

/** What goes over the wire in one direction: the JSON of the schemas, or the bytes of a file. */
type Carries = 'json' | 'file';

/** One call, described once: the route, its validation, the clients, the reference and the tests derive from it. */
export type Endpoint<P extends Parts = Parts> = {
  readonly method: Method;
  /** The path as the documents write it, below `/api` unless it starts with `/auth`. */
  readonly path: string;
  /** Method and path, the name under which the policy table and the samples know the call. */
  readonly route: string;
  readonly params: P['params'];
  readonly query: P['query'];
  readonly body: P['body'] | undefined;
  readonly answer: P['answer'];
  readonly refuses: readonly P['refuses'][];
  /**
   * Those refusals that end when the person shows an eID: the browser asks for one and repeats the call. Such a one is
   * not remembered for a repeated Idempotency-Key, because nothing was tried yet.
   */
  readonly eid_mends: readonly P['refuses'][];
  /**
   * Waiting requests share one transaction (see the server's `grouped`): what one writes, no other address reads. Those
   * that are grouped `freely` may even want the same thing: their stores put them in order within one statement. Calls
   * that only read may always want the same thing (see `reading`); one with a `search` goes alone.
   */
  readonly grouped: boolean | 'freely';
  /** The call changes something: a POST or DELETE unless it says otherwise, a GET only when it says so. */
  readonly changes: boolean;
  /** The answer lets somebody in (a cookie, a ticket, a code), so it is never stored for a repeated Idempotency-Key. */
  readonly secret: boolean;
  /** Asking is no sign of life: it does not keep a session from ending. */
  readonly quiet: boolean;
  /** A caller sends JSON, or a form of which `body` describes the texts beside the one `file`. */
  readonly takes: Carries;
  /** A caller gets JSON in the envelope, or a file as it is; refusals are JSON in any case. */
  readonly gives: Carries;
  /** The answer's `data` and `meta` stand in the envelope themselves, as the documents have it for some lists. */
  readonly has_meta: boolean;
  readonly envelope: Envelope;
};

type Description<P extends Parts> = {
  params?: P['params'];
  query?: P['query'];
  body?: P['body'];
  answer: P['answer'];
  refuses?: readonly P['refuses'][];
  eid_mends?: readonly P['refuses'][];
  grouped?: boolean | 'freely';
  changes?: boolean;
  secret?: boolean;
  quiet?: boolean;
  takes?: Carries;
  gives?: Carries;
  has_meta?: boolean;
};

const nothing = Type.Object({});

/** Describes a call: `endpoint('GET /schools/:schoolId/classes', { params, answer, refuses })`. */
export function endpoint<
  Params extends TObject = TObject<Record<never, never>>,
  Query extends TObject = TObject<Record<never, never>>,
  Body extends TSchema = TObject<Record<never, never>>,
  Answer extends TSchema = TSchema,
  const Refuses extends string = never,
>(
  route: `${Method} /${string}`,
  description: Description<{ params: Params; query: Query; body: Body; answer: Answer; refuses: Refuses }>,
): Endpoint<{ params: Params; query: Query; body: Body; answer: Answer; refuses: Refuses }> {
  const [method, path] = route.split(' ') as [Method, string];
  const params = description.params ?? (nothing as TObject as Params);
  const named = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]).sort();
  const described = Object.keys(params.properties).sort();
  if (named.join() !== described.join()) throw new Error(`${route}: the path names [${named}], params [${described}]`);
  return {
    method,
    path,
    route,
    params,
    query: description.query ?? (nothing as TObject as Query),
    body: description.body,
    answer: description.answer,
    refuses: description.refuses ?? [],
    eid_mends: description.eid_mends ?? [],
    grouped: description.grouped ?? false,
    changes: description.changes ?? (method !== 'GET' || description.secret === true),
    secret: description.secret ?? false,
    quiet: description.quiet ?? false,
    takes: description.takes ?? 'json',
    gives: description.gives ?? 'json',
    has_meta: description.has_meta ?? false,
    envelope: path.startsWith('/v2/') ? 'messaging' : 'main',
  };
}

/** The address of a call on our own host. */
export const addressOf = ({ path }: Pick<Endpoint, 'path'>): string =>
  path.startsWith('/auth/') || path === '/upload' ? path : `/api${path}`;

/** What a caller sends: parts without fields may be left out. */
export type InputOf<E extends Endpoint> = (keyof Static<E['params']> extends never
  ? { params?: undefined }
  : { params: Static<E['params']> }) & { query?: Static<E['query']> } & (E['body'] extends undefined
    ? { body?: undefined }
    : { body?: Static<NonNullable<E['body']>> });

/** What a caller gets, inside the envelope's `data`; with `has_meta` both `data` and `meta`. */
export type AnswerOf<E extends Endpoint> = Static<E['answer']>;
