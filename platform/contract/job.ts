import { type Static, type TObject, Type } from 'typebox';

/** A kind of work for later; the payload is small and names things by their ids, because it lies in the queue. */
export type JobKind<Name extends string = string, Payload extends TObject = TObject> = {
  readonly name: Name;
  readonly payload: Payload;
  /** Thousands of it come at once, and whatever else there is to do goes first. */
  readonly yields: boolean;
};

/** Describes a kind of job, in a module's `contract/jobs.ts`: `job('notices.send', Type.Object({ … }))`. */
export const job = <Name extends string, Payload extends TObject>(
  name: Name,
  payload: Payload,
  { yields = false }: { yields?: boolean } = {},
): JobKind<Name, Payload> => ({ name, payload, yields });

export type JobPayload<K extends JobKind> = Static<K['payload']>;

/** What a job of a schedule is told: for which time zone, and which of its moments this one is. */
export const Occasion = Type.Object({ time_zone: Type.String(), due_at: Type.String({ format: 'moment' }) });

/** A kind of job that the clock causes. */
export const scheduledJob = <Name extends string>(name: Name): JobKind<Name, typeof Occasion> => job(name, Occasion);
