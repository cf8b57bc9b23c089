import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { segmentsOf } from '../../rules/segments.ts';
import classes from './message-bubble.module.css';

/** A longer text is folded, so that one message never is a whole screen. */
const FOLDED_LETTERS = 1_200;
const FOLDED_LINES = 18;
/** As many emojis alone are drawn large. */
const LARGE_EMOJIS = 3;

const isLong = (text: string): boolean =>
  text.length > FOLDED_LETTERS * 1.25 || text.split('\n').length > FOLDED_LINES * 1.25;

/** The beginning of a long text, up to the end of a word. */
function beginningOf(text: string): string {
  const lines = text.split('\n').slice(0, FOLDED_LINES).join('\n');
  if (lines.length <= FOLDED_LETTERS) return lines;
  const cut = lines.slice(0, FOLDED_LETTERS);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), FOLDED_LETTERS / 2));
}

/** The words of a message, with its links and emojis. */
export function MessageText({ text }: { text: string }) {
  const { t } = useTranslation('messaging');
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isFolded = isLong(text) && !isUnfolded;
  const segments = segmentsOf(isFolded ? `${beginningOf(text)} …` : text);
  const isLarge = segments.length <= LARGE_EMOJIS && segments.every(({ kind }) => kind === 'emoji');
  let at = 0;
  return (
    <div className={isLarge ? classes.large : classes.text} dir="auto">
      {segments.map((segment) => {
        const key = at;
        at += segment.text.length + 1;
        if (segment.kind === 'simple') return <span key={key}>{segment.text}</span>;
        if (segment.kind === 'emoji')
          return (
            <span key={key} className={classes.emoji}>
              {segment.text}
            </span>
          );
        return (
          <a key={key} className={classes.link} href={segment.url} target="_blank" rel="noopener noreferrer nofollow">
            {segment.text}
          </a>
        );
      })}
      {isFolded && (
        <button type="button" className={classes.unfold} onClick={() => setIsUnfolded(true)}>
          {t('chat.unfold')}
        </button>
      )}
    </div>
  );
}
