import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './talk-waiting.module.css';

/** What others and oneself may have said: how wide it is, and how many lines it has. */
const SHAPES = [
  { width: '46%', lines: 1, isMine: false },
  { width: '62%', lines: 2, isMine: false },
  { width: '38%', lines: 1, isMine: true },
  { width: '54%', lines: 3, isMine: false },
  { width: '30%', lines: 1, isMine: true },
] as const;

const LINE_PX = 21;
const AROUND_PX = 18;

/** The shape of a conversation that is on its way; as in one, the newest stands below. */
export function TalkWaiting() {
  const { t } = useTranslation();
  return (
    <div className={classes.waiting} role="status" aria-label={t('waiting')}>
      {SHAPES.map(({ width, lines, isMine }) => (
        <Skeleton
          key={width}
          className={classes.bubble}
          data-mine={isMine || undefined}
          width={width}
          height={lines * LINE_PX + AROUND_PX}
          radius={18}
        />
      ))}
    </div>
  );
}
