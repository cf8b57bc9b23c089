import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { errorBus } from '#platform/web/errors/error-bus.ts';
import { errorSentence } from '#platform/web/errors/error-sentence.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { placeOf } from './failure-place.ts';

/** Refusals of a person's action become toasts; a role that is gone leads to the page that offers the others. */
export function useRefusalToasts(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      errorBus.listen((event) => {
        if (event.kind !== 'call_failed') return;
        const place = placeOf(event);
        if (place === 'toast') void toast.failed(errorSentence(event.error));
        if (place === 'no-role') void navigate('/unauthorized');
      }),
    [navigate],
  );
}
