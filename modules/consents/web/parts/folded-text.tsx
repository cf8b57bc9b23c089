import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '#platform/web/ui/rich-text.tsx';
import { useIsSlim } from '#platform/web/ui/use-screen.ts';
import { FOLDED_HEIGHT } from '../../contract/limits.ts';
import { FoldButton } from './fold-button.tsx';
import classes from './my-consent.module.css';

/** A pixel that is lost in rounding makes no text too tall. */
const ROUNDING = 1;

/** A description; on small screens one that is taller than a line is folded until its reader wants more. */
export function FoldedText({ html, about }: { html: string; about: string }) {
  const { t } = useTranslation('consents');
  const id = useId();
  const inside = useRef<HTMLDivElement>(null);
  const isSlim = useIsSlim();
  const [isTall, setIsTall] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const text = inside.current;
    if (!text) return;
    const watch = new ResizeObserver(([entry]) => {
      setIsTall((entry?.contentRect.height ?? 0) > FOLDED_HEIGHT + ROUNDING);
    });
    // A link that is out of sight must not hold the focus.
    const open = () => setIsOpen(true);
    watch.observe(text);
    text.addEventListener('focusin', open);
    return () => {
      watch.disconnect();
      text.removeEventListener('focusin', open);
    };
  }, []);
  const isFolded = isSlim === true && isTall && !isOpen;
  return (
    <div>
      <div
        id={id}
        className={classes.description}
        data-folded={isFolded || undefined}
        style={{ '--folded': `${FOLDED_HEIGHT}px` } as CSSProperties}
      >
        <div ref={inside}>
          <RichText html={html} />
        </div>
      </div>
      {isSlim && isTall && (
        <FoldButton
          controls={id}
          isOpen={isOpen}
          onChange={setIsOpen}
          label={t(isOpen ? 'mine.read_less_of' : 'mine.read_more_of', { title: about })}
        >
          {isOpen ? t('mine.read_less') : t('mine.read_more')}
        </FoldButton>
      )}
    </div>
  );
}
