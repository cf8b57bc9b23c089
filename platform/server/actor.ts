declare const minted: unique symbol;

/** The current role, with what its school's package has. */
export type ActorRole = {
  readonly role_id: number;
  readonly type_id: number;
  readonly school_id: number;
  readonly class_id: number | null;
  readonly features: readonly string[];
};

/** What the session check found out about a caller. */
export type ActorFacts = {
  readonly session_id: number;
  /** Known to this session alone, and another one after each role switch; what is signed with it is nobody else's. */
  readonly session_key: string;
  /** Another site opened the session with a launch code: what needs a step-up is closed to it. */
  readonly is_launched: boolean;
  /** When the person last showed who they are in this session, and when with an eID; null where they never did. */
  readonly proved_at: number | null;
  readonly eid_proved_at: number | null;
  readonly user_id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly lang_code: string;
  readonly profile_picture: string | null;
  readonly support_chat_id: string | null;
  readonly is_root: boolean;
  readonly is_verified: boolean;
  /** Rights come from this one role, never from the union of roles; null when none is active. */
  readonly role: ActorRole | null;
  /** The child that a parent looks at; for everyone else the own id. Null for a parent without a child. */
  readonly viewed_user_id: number | null;
};

/** A signed-in caller. Only the session check mints one, so a store that asks for it cannot be reached around it. */
export type Actor = ActorFacts & { readonly [minted]: 'actor' };

/** The right to work inside one school, minted when the policy let the caller in there. */
export type SchoolScope = { readonly school_id: number; readonly actor: Actor; readonly [minted]: 'school' };

/** For the session check alone. */
export const mintActor = (facts: ActorFacts): Actor => facts as Actor;

/** For the access check alone. */
export const mintSchoolScope = (actor: Actor, school_id: number): SchoolScope => ({ school_id, actor }) as SchoolScope;
