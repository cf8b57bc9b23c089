import type { Static } from 'typebox';
import type { Assertion, Creation } from '#modules/account/contract/webauthn.ts';
import type { RoleName } from '#modules/people/contract/role-types.ts';

/** Where the thing that a request is about belongs, seen from the caller. */
export type Relation = 'own' | 'same school' | 'other school' | 'unknown';

/** A file as a form carries it. */
export type SampleFile = { readonly name: string; readonly bytes: Uint8Array };

/** One valid request, as a caller of the contract would write it. */
export type SampleRequest = {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string | number | boolean>;
  readonly body?: unknown;
  /** For calls that take a file. */
  readonly file?: SampleFile;
  /** For calls that are made with a header. */
  readonly headers?: Record<string, string>;
};

/** A person in a role, made for one request, so that a write may be repeated without end. */
type Member = { readonly person_id: number; readonly role_id: number };

/** Turns of showing an eID that wait for their end, each with the cookie of the browser that began it. */
type Eids = {
  /** Somebody who has an eID, another one each time. */
  person(): Promise<{ readonly country: string; readonly id_code: string }>;
  /** A phone that has not answered yet. */
  phone(): Promise<{ readonly turn: string; readonly cookie: string }>;
  card(): Promise<{ readonly turn: string; readonly cookie: string; readonly token: object }>;
  openid(): Promise<{ readonly turn: string; readonly cookie: string; readonly answer: string }>;
};

/** What people get in with, and where they are in. */
type Entries = {
  /** A passkey, the caller's for `own`. */
  passkey(relation: Relation): Promise<number>;
  /** A new passkey, as a device of the caller's makes it. */
  creation(): Promise<Static<typeof Creation>>;
  /** The signature with which somebody new gets in, and the one with which the caller goes on. */
  signIn(): Promise<Static<typeof Assertion>>;
  proof(): Promise<Static<typeof Assertion>>;
  /** Another session, the caller's for `own`. */
  session(relation: Relation): Promise<number>;
  /** A device that an account was used from, the caller's for `own`. */
  device(relation: Relation): Promise<number>;
};

/** What samples are made of: ids that exist where the relation says, or nowhere. */
export type World = {
  readonly me: {
    readonly person_id: number;
    readonly role_id: number | null;
    /** The cookie of the session that will make the request. */
    readonly cookie: string | null;
  };
  /** A picture that every purpose with pictures takes. */
  readonly picture: SampleFile;
  school(relation: Relation): number;
  class(relation: Relation): number;
  /** The caller for `own`, else somebody new. */
  someone(relation: Relation): Promise<number>;
  member(relation: Relation, role: RoleName): Promise<Member>;
  /** A new guardianship between a new parent and a new pupil. */
  guardianship(relation: Relation): Promise<number>;
  /** Somebody new who was invited and has not come yet. */
  invited(relation: Relation): Promise<{ readonly person_id: number; readonly code: string }>;
  /** A new school whose first administrator was invited and has not come yet. */
  newSchool(relation: Relation): Promise<number>;
  /** An upload that nobody has linked, the caller's for `own`, with a ticket for the caller's session. */
  file(relation: Relation): Promise<{ readonly id: number; readonly ticket: string }>;
  /** Somebody with a picture, the caller for `own`, and what its address says of it. */
  pictured(relation: Relation): Promise<{ readonly person_id: number; readonly version: string }>;
  /** A copy of everything about the caller for `own`, else about somebody else, with a ticket for the caller's session. */
  copy(relation: Relation): Promise<{ readonly id: number; readonly ticket: string }>;
  schoolWithLogo(relation: Relation): Promise<number>;
  /** A consent of the school to all its students. */
  consent(relation: Relation, state: 'draft' | 'published'): Promise<number>;
  /** A question to the caller for `own`, who may answer it, else to somebody else. */
  question(relation: Relation): Promise<{ readonly person_id: number; readonly consent_id: number }>;
  /**
   * A journal of the running year with a pupil, a lesson, an assessment and homework, in which the caller teaches for `own`;
   * those of somebody else are taught by others, also in the caller's school.
   */
  journal(relation: Relation): Promise<{
    readonly journal_id: number;
    readonly student_id: number;
    readonly event_id: number;
    readonly assessment_id: number;
    readonly homework_id: number;
  }>;
  /** A lesson of such a journal in which a pupil has a grade. */
  gradedLesson(relation: Relation): Promise<{ readonly journal_id: number; readonly event_id: number }>;
  /** Such a journal, with points, of which a pupil has some. */
  pointedJournal(relation: Relation): Promise<number>;
  /** A credit range of the school. */
  creditRange(relation: Relation): Promise<number>;
  /** A private workplan of the school, the caller's for `own`, else somebody else's. */
  workplan(relation: Relation): Promise<number>;
  /** Free days of the school. */
  freeDays(relation: Relation): Promise<number>;
  /** A private item on the whiteboard of the school, the caller's for `own`, else somebody else's. */
  whiteboardItem(relation: Relation): Promise<number>;
  /** A pupil with homework and a reported absence: for `own` the caller, who is of age, or a new child of a parent; else of others. */
  pupil(relation: Relation): Promise<{
    readonly person_id: number;
    readonly homework_id: number;
    readonly absence_id: number;
  }>;
  /**
   * A group in which the caller leads for `own` together with somebody else, and else two others do. Each has said something,
   * and the first has asked something. The word of the other is `hidden` from the first, or the first has `touched` it: set a
   * reaction to it and begun an answer.
   */
  conversation(
    relation: Relation,
    state?: 'plain' | 'empty' | 'muted' | 'pictured' | 'hidden' | 'touched',
  ): Promise<{
    readonly group_id: number;
    readonly member_id: number;
    readonly message_id: number;
    readonly own_message_id: number;
    readonly poll_message_id: number;
    readonly poll_id: number;
    readonly answer_id: number;
  }>;
  /** A picture in a message of the first in such a group, with a ticket for the caller's session. */
  attachment(relation: Relation): Promise<{
    readonly group_id: number;
    readonly message_id: number;
    readonly attachment_id: number;
    readonly ticket: string;
  }>;
  /** Somebody in the caller's school to whom every role may write, always the same. */
  contact(): Promise<number>;
  /** An upload for a purpose that nobody has linked, the caller's for `own`. */
  upload(relation: Relation, app_name: string): Promise<number>;
  /** A notice of the platform that the caller sees for `own`. */
  platformNotice(relation: Relation): Promise<number>;
  /** A site that may frame us, with its key. */
  readonly host: { readonly origin: string; readonly key: string };
  /** Somebody new with a username, and the role that a relation says: their own, or another person's. */
  account(relation: Relation): Promise<{ readonly username: string; readonly role_id: number }>;
  /** A launch code of somebody new, for the module `people` in a frame of the host. */
  launchCode(): Promise<string>;
  /** A bearer of the caller's session; null where there is no session. */
  bearer(): Promise<string | null>;
  /** An e-mail address that waits to be confirmed, the caller's for `own`: its code, and the code in its link. */
  contactCheck(relation: Relation): Promise<{ readonly code: string; readonly link: string }>;
  readonly entries: Entries;
  readonly eids: Eids;
  /** Gives the caller a username and a password. */
  ownPassword(): Promise<string>;
  /** Gives the caller an e-mail address. */
  ownAddress(): Promise<void>;
  /** Turns a method of the second step on for the caller, who trusts a browser too. */
  ownFactor(): Promise<string>;
  /** What the caller's authenticator app shows, which is not turned on yet. */
  appCode(): Promise<string>;
  /** The code of a link for a new password, of somebody new. */
  resetCode(): Promise<string>;
  /** A sign-in of somebody new that waits for its second step, and a recovery code that opens it. */
  secondStep(): Promise<{ readonly challenge: string; readonly code: string }>;
  /** A word that nobody has used, for names that exist once. */
  word(): string;
};

export type Sample = (world: World, relation: Relation) => SampleRequest | Promise<SampleRequest>;

/** A module's example requests by route; the generated tests walk through all of them. */
export type Samples = Readonly<Record<string, Sample>>;
