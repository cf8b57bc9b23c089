import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { formatMoment } from '#platform/web/i18n/dates.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import { RichText } from '#platform/web/ui/rich-text.tsx';
import { accentStyle } from '#platform/web/ui/status-chip.tsx';
import type { listLogs } from '../../contract/list-logs.ts';
import type { TextVersion } from '../../contract/shapes.ts';
import classes from './answers.module.css';
import { FoldButton } from './fold-button.tsx';

/** The words that an answer was given to, for whoever wants to read them. */
function GivenTo({ text }: { text: TextVersion }) {
  const { t } = useTranslation('consents');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <FoldButton controls={id} isOpen={isOpen} onChange={setIsOpen} small>
        {t('log.version', { version: text.version })}
      </FoldButton>
      <div id={id} hidden={!isOpen} className={classes.words}>
        {isOpen && (
          <>
            <p className={classes.name}>{text.title}</p>
            <RichText html={text.description} />
          </>
        )}
      </div>
    </>
  );
}

type Props = {
  entry: AnswerOf<typeof listLogs>[number];
  /** The text that it was given to, where there have been several. */
  text: TextVersion | undefined;
};

/** One answer that was given: what, when, by whom, for whom and to which words. */
export function LogLine({ entry, text }: Props) {
  const { t } = useTranslation('consents');
  const reader = useReader();
  const { type, date, by_user_name, for_user_name } = entry;
  const Icon = type === 'accepted' ? IconCircleCheck : IconCircleX;
  return (
    <div className={`${classes.row} ${classes.line}`} style={accentStyle(type === 'accepted' ? 'green' : 'coral')}>
      <Icon className={classes.icon} size={22} stroke={1.75} aria-hidden="true" />
      <div className={classes.text}>
        {t(`log.${type}`, { date: formatMoment(date, reader), by: by_user_name, for: for_user_name })}
        {text && <GivenTo text={text} />}
      </div>
    </div>
  );
}
