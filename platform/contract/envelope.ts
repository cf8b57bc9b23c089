import { type TSchema, Type } from 'typebox';
import type { Envelope } from './endpoint.ts';
import type { ErrorParams } from './errors.ts';

/** A refusal on the wire, whichever envelope it came in. */
export type WireError = { key: string; params?: ErrorParams; field?: string };

/** The schema of a successful answer, in its envelope. */
export const successSchema = (envelope: Envelope, answer: TSchema): TSchema =>
  envelope === 'messaging'
    ? Type.Object({
        success: Type.Literal(true),
        data: answer,
        meta: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
      })
    : Type.Object({
        status: Type.Literal(true),
        data: answer,
        meta: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
      });

/** A success as the documents write it (DECISIONS, "Answers"). */
export const success = (envelope: Envelope, data: unknown) =>
  envelope === 'messaging' ? { success: true, data } : { status: true, data };

/** A refusal as the documents write it: keys and parameters, never prose. */
export const refusal = (envelope: Envelope, { key, params }: WireError, requestId?: string) => {
  const told = requestId ? { ...params, request_id: requestId } : (params ?? {});
  return envelope === 'messaging'
    ? { success: false, error: { description: key, params: told } }
    : { status: false, errors: [{ message: key, params: told }] };
};
