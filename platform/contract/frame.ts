import { type DataOf, fits, isPlain, type Reading } from './frame-shape.ts';

/** The version of the messages; both sides speak it, or they do not speak. */
export const FRAME_VERSION = 1;

/** Whom a message is for: the frame, or the page around it. */
type Direction = 'to_frame' | 'to_host';

type Fields = Readonly<Record<string, Reading<unknown>>>;

/** One kind of message, described once for both sides. */
export type FrameMessage<D extends Direction = Direction, F extends Fields = Fields> = {
  readonly type: string;
  readonly direction: D;
  readonly fields: F;
};

/** What a message carries. */
export type FrameData<M extends FrameMessage> = DataOf<M['fields']>;

/** Describes a kind of message: `frameMessage('navigate', 'to_frame', { path: text(2000) })`. */
export const frameMessage = <D extends Direction, const F extends Fields>(
  type: string,
  direction: D,
  fields: F,
): FrameMessage<D, F> => ({ type, direction, fields });

/** A message as it travels. */
export type Envelope = {
  readonly kriit: number;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
};

/** Puts a message into its envelope. */
export const wrap = <M extends FrameMessage>({ type }: M, data: FrameData<M>): Envelope => ({
  kriit: FRAME_VERSION,
  type,
  data,
});

/** From whom messages are taken at all: one window, and the exact origins that it may have. */
export type Partner = { readonly source: unknown; readonly origins: readonly string[] };

type Received = { readonly source: unknown; readonly origin: string; readonly data: unknown };

/** The envelope in an event of our partner in our version; null for everything else that a window receives. */
export function openEnvelope({ source, origin, data }: Received, partner: Partner): Envelope | null {
  if (source === null || source !== partner.source || !partner.origins.includes(origin)) return null;
  if (!isPlain(data) || data.kriit !== FRAME_VERSION || typeof data.type !== 'string') return null;
  return isPlain(data.data) ? { kriit: FRAME_VERSION, type: data.type, data: data.data } : null;
}

/** True when an envelope holds this kind of message, in its shape. */
export const holds = <M extends FrameMessage>(
  envelope: Envelope,
  { type, fields }: M,
): envelope is Envelope & { readonly data: FrameData<M> } => envelope.type === type && fits(fields, envelope.data);
