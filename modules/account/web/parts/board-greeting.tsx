import { useTranslation } from 'react-i18next';
import classes from './board.module.css';
import { BoardDrawing } from './board-drawing.tsx';

/** What the board says to whoever stands at the door: a drawing and a greeting. */
export default function BoardGreeting() {
  const { t } = useTranslation('account');
  return (
    <div className={classes.greeting}>
      <BoardDrawing />
      <p className={classes.title}>{t('board.title')}</p>
      <p className={classes.note}>{t('board.note')}</p>
    </div>
  );
}
