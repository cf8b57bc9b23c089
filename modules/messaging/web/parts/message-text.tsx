import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { segmentsOf } from '../../rules/segments.ts';
import { beginningOf, isLong } from '../data/folding.ts';
import classes from './message-bubble.module.css';

/** As many emojis alone are drawn large. */
const LARGE_EMOJIS = 3;

/** The words of a message, with its links and emojis. */
export function MessageText({ text }: { text: string }) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const whole = useMemo(() => segmentsOf(text), [text]);
  const isFolded = !isUnfolded && isLong(whole);
  const segments = isFolded ? beginningOf(whole) : whole;
  const isLarge = segments.length <= LARGE_EMOJIS && segments.every(({ kind }) => kind === 'emoji');
  let at = 0;
  return (
    <div className={isLarge ? classes.large : classes.text} dir="auto">
      {segments.map((segment) => {
        const key = at;
        at += segment.text.length + 1;
        if (segment.kind === 'simple') return segment.text;
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
      {isFolded && <Unfold onPress={() => setIsUnfolded(true)} />}
    </div>
  );
}

function Unfold({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('messaging');
  return (
    <button type="button" className={classes.unfold} onClick={onPress}>
      {t('chat.unfold')}
    </button>
  );
}
