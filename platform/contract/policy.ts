/**
 * Who may make a call at all. `anyone` needs no session, `signed-in` needs one but no role
 * (a person whose role just ended still signs out), a list names role type ids.
 */
export type Who = 'anyone' | 'signed-in' | 'any-role' | { readonly roles: readonly number[]; readonly root?: boolean };

/**
 * How far a call that is allowed reaches: only the caller's own things, things of the caller's
 * school, or every school (the platform's main administrator).
 */
type Reach = 'self' | 'school' | 'platform';

/** One row of the written policy table; an endpoint without one does not start. */
export type PolicyRow = {
  readonly who: Who;
  readonly reach: Reach;
  /** The school package must have this feature. */
  readonly feature?: string;
  /** Too grave for a session that another site opened: the person signs in with us first. */
  readonly step_up?: true;
  /** Changes how somebody gets in: they must have shown who they are within the last minutes (`FRESH_PROOF_MINUTES`). */
  readonly fresh?: true;
  /** What callers are told whose role may not call, or who have none, where the documents have a word of their own for it. */
  readonly says?: {
    readonly no_role?: string;
    readonly other_role?: string;
    readonly by_role?: Readonly<Record<number, string>>;
  };
};

/** How long a proof of who somebody is counts as fresh. */
export const FRESH_PROOF_MINUTES = 5;

/** A module's policy, by route. */
export type Policy = Readonly<Record<string, PolicyRow>>;
