import { useTranslation } from 'react-i18next';
import type { Mark } from '../../contract/diary-shapes.ts';
import classes from './mark-comment.module.css';

/** A word of the teacher, and what it is about. */
export function MarkComment({ mark: { comment, comment_type, comment_by_name } }: { mark: Mark }) {
  const { t } = useTranslation('journal');
  if (comment === null) return null;
  return (
    <blockquote className={classes.comment}>
      <span className={classes.type}>
        {[comment_type && t(`cell.comment_types.${comment_type}`), comment_by_name].filter(Boolean).join(' · ')}
      </span>
      {comment}
    </blockquote>
  );
}
