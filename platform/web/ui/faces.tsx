import type { ReactNode } from 'react';
import type { CallError } from '../data/call-error.ts';
import { AfterDelay } from './after-delay.tsx';
import { FailedFace } from './failed-face.tsx';

type Query<T> = {
  data: T | undefined;
  error: CallError | null;
  refetch: () => unknown;
  /** True while the data is the answer to what was asked before. */
  isPlaceholderData?: boolean;
};

type Props<T> = {
  query: Query<T>;
  /** The shape of what comes; it shows only after 700 ms. */
  waiting: ReactNode;
  /** When the answer counts as empty, and what stands there then. */
  empty: { when: (data: T) => boolean; face: ReactNode } | 'never';
  /** In place of the usual failed face. */
  failed?: (error: CallError) => ReactNode;
  children: (data: T) => ReactNode;
};

/**
 * The four faces of an answer: waiting, failed, empty, full. It does not compile without a drawing
 * for each. A refresh that fails keeps the last answer on screen.
 */
export function Faces<T>({ query, waiting, empty, failed, children }: Props<T>) {
  const { data, error, refetch, isPlaceholderData = false } = query;
  if (data === undefined) {
    if (!error) return <AfterDelay>{waiting}</AfterDelay>;
    return failed ? failed(error) : <FailedFace error={error} onRetry={() => void refetch()} />;
  }
  if (empty !== 'never' && empty.when(data))
    // That nothing was found before says nothing about what is being looked for now.
    return isPlaceholderData ? <AfterDelay>{waiting}</AfterDelay> : empty.face;
  return children(data);
}
