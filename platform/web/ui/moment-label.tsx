import { formatMoment, relativeLabel } from '../i18n/dates.ts';
import { useReader } from '../i18n/use-reader.ts';

/** When something was or will be: "today 14:05", "yesterday", "12 Nov"; in full on hover. */
export function Moment({ at, now = new Date() }: { at: string; now?: Date }) {
  const reader = useReader();
  return (
    <time dateTime={at} title={formatMoment(at, reader)}>
      {relativeLabel(at, reader, now)}
    </time>
  );
}
