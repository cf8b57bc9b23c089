import { ActionIcon, Button } from '@mantine/core';
import { IconArchive, IconArrowLeft, IconPencil, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CounterPill } from '#platform/web/ui/counter-pill.tsx';
import { formPath, listPath, type Place } from '../data/admin-address.ts';
import classes from './consent-sidebar.module.css';

type Props = { place: Place; drafts: number; isKeeper: boolean };

/** How a way to another list looks. */
const toList = { component: Link, variant: 'subtle', color: 'gray', size: 'compact-sm' } as const;

/** Above the list: the way to the other two and to a new consent, or from one of them back. */
export function SidebarHead({ place, drafts, isKeeper }: Props) {
  const { t } = useTranslation('consents');
  if (place !== 'consent') {
    return (
      <div className={classes.head}>
        <ActionIcon
          component={Link}
          to={listPath('consent')}
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('list.back')}
        >
          <IconArrowLeft size={18} aria-hidden="true" />
        </ActionIcon>
        <h2 className={classes.heading}>{t(`list.${place}`)}</h2>
      </div>
    );
  }
  return (
    <div className={classes.head}>
      <div className={classes.lists}>
        <Button {...toList} to={listPath('archived')} leftSection={<IconArchive size={16} aria-hidden="true" />}>
          {t('list.archived')}
        </Button>
        {isKeeper && (
          <Button
            {...toList}
            to={listPath('drafts')}
            leftSection={<IconPencil size={16} aria-hidden="true" />}
            rightSection={
              drafts > 0 && <CounterPill count={drafts} label={() => t('list.draft_count', { count: drafts })} />
            }
          >
            {t('list.drafts')}
          </Button>
        )}
      </div>
      {isKeeper && (
        <Button
          className={classes.new}
          component={Link}
          to={formPath('consent', 'create', null)}
          size="compact-sm"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
        >
          {t('list.new')}
        </Button>
      )}
    </div>
  );
}
