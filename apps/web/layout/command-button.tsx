import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApple } from '#platform/web/apple.ts';
import { useLatePart } from '#platform/web/ui/use-late-part.ts';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import classes from './header.module.css';

const loadSearch = () => import('./command-search.tsx');

/** Opens the command search; Ctrl+K or ⌘K does the same from anywhere. It is fetched when first asked for. */
export function CommandButton({ slim }: { slim: boolean }) {
  const { t } = useTranslation('shell');
  const { Part, ask } = useLatePart(loadSearch);
  const [asked, setAsked] = useState(0);
  const open = () => {
    if (!Part) ask();
    setAsked((times) => times + 1);
  };
  useHotkeys([['mod+K', open]], [], true);
  return (
    <>
      <button
        type="button"
        className={slim ? classes.iconOnly : classes.search}
        onClick={open}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
      >
        <IconSearch size={18} stroke={1.75} aria-hidden="true" />
        {slim ? (
          <VisuallyHidden>{t('search.open')}</VisuallyHidden>
        ) : (
          <span className={classes.searchLabel}>{t('search.open')}</span>
        )}
        {!slim && (
          <span className={classes.keys} aria-hidden="true">
            {isApple ? '⌘ K' : t('search.keys')}
          </span>
        )}
      </button>
      {Part && <Part asked={asked} />}
    </>
  );
}
