import type { Message, Poll } from '../../contract/shapes.ts';

type Props = { message: Message; onChanged: (poll: Poll) => void };

/** The poll of a message, with the answers as they stand; `onChanged` hands on what a vote was answered with. */
export function PollCard(_props: Props) {
  return null;
}
