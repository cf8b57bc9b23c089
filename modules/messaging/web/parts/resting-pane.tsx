import { useTranslation } from 'react-i18next';
import { Face } from '#platform/web/ui/face.tsx';
import { BeginLink } from './begin-link.tsx';
import classes from './panes.module.css';
import { talkLines } from './talk-drawing.tsx';

/** What stands beside the list while no conversation is open. */
export function RestingPane() {
  const { t } = useTranslation('messaging');
  return (
    <div className={classes.resting}>
      <Face lines={talkLines} sentence={t('list.resting')} action={<BeginLink />} />
    </div>
  );
}
