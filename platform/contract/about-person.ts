/**
 * A table that names persons, and what somebody who asks for everything about themselves is given of it. Every column
 * that refers to a person stands in one of these; a test compares them with the database.
 */
export type PersonTable = {
  /** With its schema: `people.role`. */
  readonly table: string;
  /** The column that names the person. */
  readonly person: string;
  /** The columns that are handed out. Secrets are not, and neither is what is about somebody else. */
  readonly tells: readonly string[];
  /** Why nothing is, where nothing is. */
  readonly because?: string;
};

/** A table of which rows are handed out. */
export const told = (table: string, person: string, ...tells: readonly string[]): PersonTable => ({
  table,
  person,
  tells,
});

/** A table of which nothing is handed out, and why. */
export const untold = (table: string, person: string, because: string): PersonTable => ({
  table,
  person,
  tells: [],
  because,
});
