import { IconLink } from '@tabler/icons-react';
import type { Attachment } from '../../contract/shapes.ts';
import { segmentsOf } from '../../rules/segments.ts';
import classes from './file-line.module.css';
import { useSentBy } from './file-line.tsx';

/** A link that was sent in a conversation, cut as in a message, with its true host in sight. */
export function LinkLine({ link }: { link: Attachment & { url: string | null } }) {
  const sentBy = useSentBy();
  const [segment] = segmentsOf(link.url ?? '');
  return (
    <div className={classes.line}>
      <IconLink size={24} stroke={1.5} aria-hidden="true" className={classes.icon} />
      <span className={classes.text}>
        {segment?.kind === 'url' ? (
          <a className={classes.link} href={segment.url} target="_blank" rel="noopener noreferrer">
            {segment.text}
          </a>
        ) : (
          <span className={classes.name}>{link.url}</span>
        )}
        <span className={classes.note}>{sentBy(link)}</span>
      </span>
    </div>
  );
}
