import { type TObject, type TSchema, Type } from 'typebox';
import type { Endpoint, Envelope } from './endpoint.ts';
import type { ErrorParams, FieldFaults } from './errors.ts';

/** A refusal on the wire, whichever envelope it came in. */
export type WireError = { key: string; params?: ErrorParams; fields?: FieldFaults };

type Carried = Pick<Endpoint, 'envelope' | 'has_meta'>;

const mark = ({ envelope }: Carried) => (envelope === 'messaging' ? 'success' : 'status');

/** The schema of a successful answer, in its envelope. */
export const successSchema = ({ answer, ...carried }: Carried & { readonly answer: TSchema }): TSchema =>
  Type.Object({
    [mark(carried)]: Type.Literal(true),
    ...(carried.has_meta ? (answer as TObject).properties : { data: answer }),
  });

/** A success as the documents write it (DECISIONS, "Answers"). */
export const success = (carried: Carried, answer: unknown) => ({
  [mark(carried)]: true,
  ...(carried.has_meta ? (answer as object) : { data: answer }),
});

/** A refusal as the documents write it: keys and parameters, never prose. */
export const refusal = (envelope: Envelope, { key, params, fields }: WireError, requestId?: string) => {
  const told = requestId ? { ...params, request_id: requestId } : (params ?? {});
  return envelope === 'messaging'
    ? { success: false, error: { description: key, params: told }, ...(fields ? { errors: fields } : {}) }
    : { status: false, errors: [{ message: key, params: told }] };
};
