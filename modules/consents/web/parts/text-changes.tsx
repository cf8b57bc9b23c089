import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserConsent } from '../../contract/shapes.ts';
import { readableText } from '../data/readable-text.ts';
import { type Stretch, wordDifference } from '../data/word-difference.ts';
import { FoldButton } from './fold-button.tsx';
import classes from './text-changes.module.css';

const TAG = { same: 'span', out: 'del', in: 'ins' } as const;

function Difference({ stretches }: { stretches: readonly Stretch[] }) {
  // A text has no other names for its stretches than their order.
  return stretches.map(({ kind, text }, at) => {
    const Tag = TAG[kind];
    // biome-ignore lint/suspicious/noArrayIndexKey: They are drawn anew together, never moved.
    return <Tag key={at}>{text}</Tag>;
  });
}

type Text = NonNullable<UserConsent['answered_text']>;

function Changes({ before, after }: { before: Text; after: Text }) {
  const { t } = useTranslation('consents');
  const title = useMemo(() => wordDifference(before.title, after.title), [before, after]);
  const description = useMemo(
    () => wordDifference(readableText(before.description), readableText(after.description)),
    [before, after],
  );
  const isSame = [...title, ...description].every(({ kind }) => kind === 'same');
  if (isSame) return <p className={classes.legend}>{t('mine.changes_unseen')}</p>;
  return (
    <>
      <p className={classes.legend}>{t('mine.changes_legend')}</p>
      <p className={classes.differenceTitle}>
        <Difference stretches={title} />
      </p>
      <p className={classes.difference}>
        <Difference stretches={description} />
      </p>
    </>
  );
}

/** Says that the text is no longer the one that was answered, and shows what became of it. */
export function TextChanges({ before, after }: { before: Text; after: Text }) {
  const { t } = useTranslation('consents');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className={classes.changes}>
      <p className={classes.changesNote}>{t('mine.changed')}</p>
      <FoldButton controls={id} isOpen={isOpen} onChange={setIsOpen}>
        {isOpen ? t('mine.changes_hide') : t('mine.changes_show')}
      </FoldButton>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Changes before={before} after={after} />}
      </div>
    </div>
  );
}
