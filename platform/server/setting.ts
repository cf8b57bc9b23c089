import type { TSchema } from 'typebox';

/** One variable of the environment; `fallback` is the text that stands in when it is missing or empty. */
export type Setting<Schema extends TSchema = TSchema> = {
  readonly name: string;
  readonly schema: Schema;
  readonly read: (text: string) => unknown;
  readonly fallback?: string;
  readonly expected: string;
  readonly description: string;
  readonly is_secret?: true;
};

/** Describes a variable. */
export const setting = <Schema extends TSchema>(
  name: string,
  schema: Schema,
  rest: Omit<Setting<Schema>, 'name' | 'schema'>,
) => ({ name, schema, ...rest }) satisfies Setting<Schema>;
