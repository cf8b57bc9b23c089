import { type FieldDef, type PoolClient, Query, type QueryConfig, type QueryResult } from 'pg';

/** What the driver makes of the description of a statement's rows. */
type Described = {
  readonly fields: readonly FieldDef[];
  readonly _parsers: unknown;
  readonly _prebuiltEmptyResultObject: unknown;
};

/** As much of the driver's connection as one question needs. */
type Wire = { describe(what: unknown): void };

type Told = (error: Error | null, result: QueryResult) => void;

/** As much of the driver's own question as ours builds on; its types say nothing of it. */
type DriverQuery = {
  name: string | undefined;
  _result: Described;
  /** Whether rows are gathered, which the driver decides when it reads what they are like. */
  _accumulateRows: boolean;
  prepare(wire: Wire): void;
  handleRowDescription(message: unknown): void;
};
const DriverQuery = Query as unknown as new (text: string, values: unknown[], told: Told) => DriverQuery;

/** The connection of the driver without the question for a description, and the descriptions it has given. */
const known = new WeakMap<Wire, { readonly silent: Wire; readonly described: Map<string, Described> }>();

function knownOf(wire: Wire) {
  const found = known.get(wire) ?? {
    silent: Object.assign(Object.create(wire) as Wire, { describe: () => {} }),
    described: new Map<string, Described>(),
  };
  known.set(wire, found);
  return found;
}

/**
 * A question that a connection knows by name. What its rows are like never differs, so the database says it once: with
 * thirty columns it takes as long to describe them, and to read that, as to find the row.
 */
class NamedQuery extends DriverQuery {
  readonly #name: string;
  #described: Map<string, Described> | null = null;

  constructor(name: string, text: string, values: unknown[], told: Told) {
    super(text, values, told);
    this.#name = name;
    this.name = name;
  }

  override prepare(wire: Wire): void {
    const { silent, described } = knownOf(wire);
    const before = described.get(this.#name);
    if (before === undefined) this.#described = described;
    else {
      Object.assign(this._result, before);
      this._accumulateRows = true;
    }
    super.prepare(before === undefined ? wire : silent);
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.#described?.set(this.#name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}

/** Asks by name on a connection. */
export const askNamed = (client: PoolClient, name: string, { text, values }: QueryConfig, told: Told): void =>
  client.query(new NamedQuery(name, text, values ?? [], told) as never);
