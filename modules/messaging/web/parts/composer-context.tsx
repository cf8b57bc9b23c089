import { ActionIcon } from '@mantine/core';
import { IconAlertCircle, IconArrowBackUp, IconPencil, IconX } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../contract/shapes.ts';
import type { Written } from '../data/written.ts';
import classes from './composer.module.css';
import { QuoteWords } from './message-quote.tsx';

type Props = {
  quote: Written['quote'];
  isImportant: boolean;
  change: (part: Partial<Written>) => void;
  /** The message that is being changed. */
  edited: Message | null;
  stopEditing: () => void;
};

/** What the text in the field is: an answer, a change of a message, something important. It stays as it is while one types. */
export const ComposerContext = memo(function ComposerContext(props: Props) {
  const { quote, isImportant, change, edited, stopEditing } = props;
  const { t } = useTranslation('messaging');
  if (edited)
    return (
      <Strip
        icon={<IconPencil size={18} stroke={1.75} aria-hidden="true" />}
        label={t('composer.stop_editing')}
        onClose={stopEditing}
      >
        <span className={classes.strong}>{t('composer.editing')}</span>
        <span className={classes.edited}>{edited.content_plain || t('chat.quoted_file')}</span>
      </Strip>
    );
  return (
    <>
      {quote && (
        <Strip
          icon={<IconArrowBackUp size={18} stroke={1.75} aria-hidden="true" />}
          label={t('composer.stop_reply')}
          onClose={() => change({ quote: null })}
        >
          <QuoteWords quote={quote} />
        </Strip>
      )}
      {isImportant && (
        <Strip
          icon={<IconAlertCircle className={classes.important} size={18} stroke={1.75} aria-hidden="true" />}
          label={t('composer.not_important')}
          onClose={() => change({ is_important: false })}
        >
          <span className={classes.strong}>{t('composer.is_important')}</span>
        </Strip>
      )}
    </>
  );
});

type StripProps = { icon: ReactNode; label: string; onClose: () => void; children: ReactNode };

const Strip = ({ icon, label, onClose, children }: StripProps) => (
  <div className={classes.strip}>
    {icon}
    <div className={classes.about}>{children}</div>
    <ActionIcon variant="subtle" color="gray" size={28} radius="xl" aria-label={label} onClick={onClose}>
      <IconX size={16} aria-hidden="true" />
    </ActionIcon>
  </div>
);
