import type { Static, TObject } from 'typebox';

/** Something that happened, in the past tense, told after commit to those it concerns. */
export type FactKind<Name extends string = string, Data extends TObject = TObject> = {
  readonly name: Name;
  readonly data: Data;
};

/** Describes a kind of fact, in a module's `contract/facts.ts`. */
export const fact = <Name extends string, Data extends TObject>(name: Name, data: Data): FactKind<Name, Data> => ({
  name,
  data,
});

export type FactData<K extends FactKind> = Static<K['data']>;

/** Whom a fact reaches: persons by id, or everybody whom a name such as `school:1` stands for. */
export type Audience = { readonly persons: readonly number[] } | { readonly name: string };

/** The part of an audience's name by which a module knows it: `school` in `school:1`. */
export const audienceWord = (name: string): string => name.split(':')[0] ?? '';
