import { useTranslation } from 'react-i18next';
import { sayNotice } from '#platform/contract/notice.ts';
import { wordOf } from '#platform/web/i18n/word-of.ts';
import { Moment } from '#platform/web/ui/moment-label.tsx';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import type { Notice } from '../../contract/shapes.ts';
import classes from './bell.module.css';

/** One notice, in the words of the module that told it. */
export function NoticeRow({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const { t } = useTranslation('notices');
  const { title, text } = sayNotice(wordOf, notice.kind, notice.params);
  const isUnread = notice.read_at === null;
  return (
    <button type="button" className={classes.notice} data-unread={isUnread || undefined} onClick={onOpen}>
      <span className={classes.dot} />
      <span className={classes.title}>
        {isUnread && <VisuallyHidden>{t('bell.new')} </VisuallyHidden>}
        {title}
      </span>
      <span className={classes.time}>
        <Moment at={notice.created_at} />
      </span>
      <span className={classes.text}>{text}</span>
    </button>
  );
}
