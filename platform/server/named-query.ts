import { type FieldDef, type PoolClient, Query, type QueryResult } from 'pg';

/** What the driver makes of the description of a statement's rows. */
type Described = {
  readonly fields: readonly FieldDef[];
  readonly _parsers: unknown;
  readonly _prebuiltEmptyResultObject: unknown;
};

/** As much of the driver's connection as one question needs. */
type Wire = {
  readonly stream: { cork(): void; uncork(): void };
  /** The statements that the database has not taken yet, by their names. */
  readonly submittedNamedStatements: Record<string, string>;
  describe(what: unknown): void;
  /** Says that what was asked stands by itself: the database answers it, and goes on behind a failure. */
  sync(): void;
  /** Says that a statement is not needed any more. */
  close(what: unknown): void;
};

type Told = (error: Error | null, result: QueryResult) => void;

/** A question: with a name the database knows it again, and `told` hears the answer. */
export type Question = {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly told: Told;
};

/** As much of the driver's own question as ours builds on; its types say nothing of it. */
type DriverQuery = {
  name: string | undefined;
  text: string;
  _result: Described & { _types: unknown };
  /** Whether rows are gathered, which the driver decides when it reads what they are like. */
  _accumulateRows: boolean;
  submit(wire: Wire): Error | null;
  prepare(wire: Wire): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
  handleReadyForQuery(wire: Wire): void;
  handleError(error: Error, wire: Wire): void;
};
const DriverQuery = Query as unknown as new (text: string, values: readonly unknown[], told: Told) => DriverQuery;

const nothing = { describe: () => {}, sync: () => {}, close: () => {} };
const without = (wire: Wire, ...left: (keyof typeof nothing)[]): Wire =>
  Object.assign(Object.create(wire) as Wire, Object.fromEntries(left.map((name) => [name, nothing[name]])));

/**
 * The connection of the driver, without some of what is said on it, and the descriptions that it has given. It never says that
 * a statement is not needed any more: the driver would, where a value cannot be put into words, and still ask by its name.
 */
const known = new WeakMap<Wire, ReturnType<typeof newlyKnown>>();
const newlyKnown = (wire: Wire) => ({
  described: new Map<string, Described>(),
  whole: without(wire, 'close'),
  undescribed: without(wire, 'close', 'describe'),
  goingOn: without(wire, 'close', 'sync'),
  undescribedGoingOn: without(wire, 'close', 'describe', 'sync'),
});

function knownOf(wire: Wire) {
  const found = known.get(wire) ?? newlyKnown(wire);
  known.set(wire, found);
  return found;
}

/**
 * A question that a connection knows by name. What its rows are like never differs, so the database says it once: with
 * thirty columns it takes as long to describe them, and to read that, as to find the row.
 */
class NamedQuery extends DriverQuery {
  /** Whether more is asked in the same breath. */
  readonly #goesOn: boolean;
  #described: Map<string, Described> | null = null;
  hasFailed = false;

  constructor({ name, text, values, told }: Question, goesOn = false) {
    super(text, values, told);
    this.#goesOn = goesOn;
    this.name = name;
  }

  override prepare(wire: Wire): void {
    const { described, whole, goingOn, undescribed, undescribedGoingOn } = knownOf(wire);
    const before = this.name === undefined ? undefined : described.get(this.name);
    if (before === undefined) {
      if (this.name !== undefined) this.#described = described;
      super.prepare(this.#goesOn ? goingOn : whole);
    } else {
      Object.assign(this._result, before);
      this._accumulateRows = true;
      super.prepare(this.#goesOn ? undescribedGoingOn : undescribed);
    }
  }

  /** By then it has been said what rows are like, or that there are none. */
  override handleCommandComplete(message: unknown, wire: Wire): void {
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    if (this.name !== undefined) this.#described?.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
    super.handleCommandComplete(message, wire);
  }

  override handleError(error: Error, wire: Wire): void {
    this.hasFailed = true;
    super.handleError(error, wire);
  }
}

/** What was asked behind something that failed, in the same breath: the database did not look at it. */
class NotLookedAt extends Error {
  constructor(cause: Error) {
    super('what was asked before it failed', { cause });
  }
}

/**
 * Several questions in one breath. They travel together, and so do the answers: neither side is woken up for each of them,
 * which takes as long as most of them do. Where one fails, those behind it are not looked at.
 */
class OneBreath extends DriverQuery {
  readonly #parts: readonly NamedQuery[];
  #at = 0;

  constructor(questions: readonly Question[]) {
    super('', [], () => {});
    this.#parts = questions.map((question) => new NamedQuery(question, true));
    this.#turnTo(0);
  }

  get #part(): NamedQuery | undefined {
    return this.#parts[this.#at];
  }

  /** The driver notes by name and text what the database has taken. */
  #turnTo(at: number): void {
    this.#at = at;
    this.name = this.#part?.name;
    this.text = this.#part?.text ?? '';
  }

  override submit(wire: Wire): Error | null {
    wire.stream.cork();
    try {
      for (const part of this.#parts) {
        part._result._types = this._result._types;
        part.prepare(wire);
        if (part.hasFailed) break;
      }
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
    return null;
  }

  override handleRowDescription(message: unknown): void {
    this.#part?.handleRowDescription(message);
  }

  override handleDataRow(message: unknown): void {
    this.#part?.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    this.#part?.handleCommandComplete(message, wire);
    this.#part?.handleReadyForQuery(wire);
    this.#turnTo(this.#at + 1);
  }

  override handleError(error: Error, wire: Wire): void {
    const [failed, ...others] = this.#parts.slice(this.#at);
    this.#turnTo(this.#parts.length);
    if (!failed?.hasFailed) failed?.handleError(error, wire);
    for (const part of others) {
      // Not taken, so it is said in full the next time.
      if (part.name !== undefined) delete wire.submittedNamedStatements[part.name];
      if (!part.hasFailed) part.handleError(new NotLookedAt(error), wire);
    }
  }

  /** Whatever is left then was not asked, since something before it could not be put into words. */
  override handleReadyForQuery(wire: Wire): void {
    if (this.#part) this.handleError(new Error('it could not be asked'), wire);
  }
}

/** Asks on a connection, in one breath where it is several. */
export function askOn(client: PoolClient, questions: readonly Question[]): void {
  const [first, second] = questions;
  if (first === undefined) return;
  client.query((second === undefined ? new NamedQuery(first) : new OneBreath(questions)) as never);
}
