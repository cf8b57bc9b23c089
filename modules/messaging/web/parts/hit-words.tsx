import { hitParts } from '../data/hit-parts.ts';
import classes from './hit-words.module.css';

/** The line of a message in which what was looked for stands, marked. */
export const HitWords = ({ text, search }: { text: string; search: string }) => (
  <span className={classes.hit}>
    {hitParts(text, search).map(({ text: part, isHit, at }) =>
      isHit ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
    )}
  </span>
);
