import { type Static, Type } from 'typebox';
import { Moment, nullable, oneOf } from '#platform/contract/shapes.ts';

/** What a person turns on and off: an authenticator app, and codes that are sent by e-mail or as a text message. */
export const FACTORS = ['app', 'email', 'sms'] as const;
export type Factor = (typeof FACTORS)[number];

/** What is sent to an address of the person's own. */
export const SENT_FACTORS = ['email', 'sms'] as const;
export type SentFactor = (typeof SENT_FACTORS)[number];

/** The ways to take the second step of a sign-in. */
export const STEP_METHODS = [...FACTORS, 'recovery_code'] as const;
export type StepMethod = (typeof STEP_METHODS)[number];

/** The method in an address. The handler reads it, so that an unknown one has a refusal of its own (S3 section 8). */
export const AnyMethod = Type.String({ maxLength: 40 });

/** What a body says, read by the handler too: also what is missing or of another type is refused by S3's own keys (DECISIONS, "Answers"). */
export const Anything = Type.Optional(Type.Unknown());

/** What a sign-in has to go on with. The word is known to this browser alone and is never kept by us. */
export const SecondStep = Type.Object({
  challenge: Type.String(),
  /** The one that worked last comes first. */
  methods: Type.Array(
    Type.Object({
      method: oneOf(STEP_METHODS),
      /** The address of a sent code, with most of it left out. */
      sent_to: nullable(Type.String()),
    }),
  ),
});
export type SecondStep = Static<typeof SecondStep>;

/** When a sent code ends, and when another one may be asked for. */
export const SentCode = Type.Object({ expires_at: Moment, resend_at: Moment });

/** Codes of one use each, shown when they are made and never again. */
export const RecoveryCodes = Type.Array(Type.String());
