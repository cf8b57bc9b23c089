import { type Static, Type } from 'typebox';
import { Id } from './shapes.ts';

/** The client says "ping" this often (S2 section 9). */
export const PING_EVERY_MS = 70_000;
/** A lost connection is tried again so often, so far apart (S2 section 9). */
export const RECONNECT_TRIES = 20;
export const RECONNECT_DELAY_MS = 5_000;

/** Why a server closed a socket, where the protocol's own numbers do not say it. */
export const SOCKET_CLOSED = {
  /** The session is over: a new ticket will be refused too. */
  signed_out: 4401,
  /** The ticket was not good, or was somebody else's. */
  not_registered: 4403,
  /** No registration came in time. */
  too_late: 4408,
  /** Newer sockets of the same session have taken its place; it may come back when somebody looks at its page. */
  made_room: 4429,
} as const;

/** The first frame of a client; the server believes only the token in it. */
export const RegisterFrame = Type.Object(
  {
    action: Type.Literal('register'),
    data: Type.Object(
      {
        user_id: Id,
        firstname: Type.String({ maxLength: 200 }),
        lastname: Type.String({ maxLength: 200 }),
        access_token: Type.String({ maxLength: 100 }),
        /** Where the client stands in the log of facts. */
        cursor: Type.Optional(Type.String({ maxLength: 4_000 })),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type RegisterFrame = Static<typeof RegisterFrame>;

export const PingFrame = Type.Object({ action: Type.Literal('ping') });

/**
 * A fact on its way to a browser, or one of the server's own words: `registered` (all that was missed has been
 * told), `reload` (too much was missed, read everything anew), `cursor` (only the cursor has moved on).
 */
export type SocketFrame = { readonly action: string; readonly data: unknown; readonly cursor?: string };
