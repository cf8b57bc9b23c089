import { Button } from '@mantine/core';
import { IconPencilPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Face } from '#platform/web/ui/face.tsx';
import { NEW_CONVERSATION } from '../data/addresses.ts';
import classes from './panes.module.css';
import { talkLines } from './talk-drawing.tsx';

/** What stands beside the list while no conversation is open. */
export function RestingPane() {
  const { t } = useTranslation('messaging');
  return (
    <div className={classes.resting}>
      <Face
        lines={talkLines}
        sentence={t('list.resting')}
        action={
          <Button
            component={Link}
            to={NEW_CONVERSATION}
            variant="default"
            leftSection={<IconPencilPlus size={18} stroke={1.75} aria-hidden="true" />}
          >
            {t('list.new')}
          </Button>
        }
      />
    </div>
  );
}
