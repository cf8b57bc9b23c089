import { useEffect } from 'react';
import { errorBus } from '#platform/web/errors/error-bus.ts';
import { errorSentence } from '#platform/web/errors/error-sentence.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { placeOf } from './failure-place.ts';

/** Refusals of a person's action become toasts. */
export function useRefusalToasts(): void {
  useEffect(
    () =>
      errorBus.listen((event) => {
        if (event.kind === 'call_failed' && placeOf(event) === 'toast') void toast.failed(errorSentence(event.error));
      }),
    [],
  );
}
