import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { CallError } from '../data/call-error.ts';
import { errorSentence, sentenceOf } from '../errors/error-sentence.ts';
import { EmptyFace } from './empty-face.tsx';
import { FailedFace } from './failed-face.tsx';

type Props = {
  error: CallError;
  onRetry: () => void;
  title: string;
  /** The refusal of a link that never was one. */
  notOurs: string;
  /** Where to go instead. */
  way: { to: string; label: string };
};

/** A link that opens nothing any more; a broken line and a full house are another matter and can be tried again. */
export function LinkGone({ error, onRetry, title, notOurs, way }: Props) {
  const isGone = error.status >= 400 && error.status < 500 && error.status !== 429;
  if (!isGone) return <FailedFace error={error} onRetry={onRetry} />;
  return (
    <EmptyFace
      isPage
      drawing="door"
      accent="yellow"
      title={title}
      // A code of the wrong shape is refused as a request; to the reader it is the same broken link.
      sentence={error.key === 'invalid_request' ? sentenceOf(notOurs) : errorSentence(error)}
      action={
        <Button component={Link} to={way.to} variant="default">
          {way.label}
        </Button>
      }
    />
  );
}
