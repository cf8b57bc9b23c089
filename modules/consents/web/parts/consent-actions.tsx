import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconArchive, IconBell, IconHistory, IconPencil, IconTrash, IconUsersPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Consent } from '../../contract/shapes.ts';
import { stateOf } from '../../rules/judge-change.ts';
import { consentPath, formPath, placeOf } from '../data/admin-address.ts';
import { OPENED_HERE } from './address-dialog.tsx';
import { ArchiveConfirm, DeleteConfirm, RemindConfirm } from './consent-confirms.tsx';
import classes from './consent-head.module.css';

type Question = 'archive' | 'delete' | 'remind';

/** What may be done with a consent; what is refused is not shown. */
export function ConsentActions({ consent }: { consent: Consent }) {
  const { t } = useTranslation('consents');
  const [asking, setAsking] = useState<Question | null>(null);
  const { id, may } = consent;
  const state = stateOf(consent);
  const place = placeOf(state);
  const close = () => setAsking(null);
  const icon = { variant: 'default', size: 30 } as const;
  return (
    <div className={classes.actions}>
      {may.remind && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconBell size={16} aria-hidden="true" />}
          onClick={() => setAsking('remind')}
        >
          {t('remind.button')}
        </Button>
      )}
      {may.edit && (
        <Button
          variant={state === 'draft' ? 'filled' : 'default'}
          size="compact-sm"
          component={Link}
          to={formPath(place, 'create', id)}
          leftSection={<IconPencil size={16} aria-hidden="true" />}
        >
          {t('consent.edit')}
        </Button>
      )}
      <div className={classes.icons}>
        {may.edit && state === 'published' && (
          <Tooltip label={t('consent.add_groups')}>
            <ActionIcon
              {...icon}
              component={Link}
              to={formPath(place, 'select-groups', id)}
              aria-label={t('consent.add_groups')}
            >
              <IconUsersPlus size={18} aria-hidden="true" />
            </ActionIcon>
          </Tooltip>
        )}
        {state !== 'draft' && (
          <Tooltip label={t('log.title')}>
            <ActionIcon
              {...icon}
              component={Link}
              to={consentPath(place, id, 'log')}
              state={OPENED_HERE}
              preventScrollReset
              aria-label={t('log.title')}
            >
              <IconHistory size={18} aria-hidden="true" />
            </ActionIcon>
          </Tooltip>
        )}
        {may.archive && (
          <Tooltip label={t('archive.button')}>
            <ActionIcon {...icon} aria-label={t('archive.button')} onClick={() => setAsking('archive')}>
              <IconArchive size={18} aria-hidden="true" />
            </ActionIcon>
          </Tooltip>
        )}
        {may.delete && (
          <Tooltip label={t('delete.button')}>
            <ActionIcon {...icon} color="coral" aria-label={t('delete.button')} onClick={() => setAsking('delete')}>
              <IconTrash size={18} aria-hidden="true" />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      <RemindConfirm consent={consent} opened={asking === 'remind'} onClose={close} />
      <ArchiveConfirm consent={consent} opened={asking === 'archive'} onClose={close} />
      <DeleteConfirm consent={consent} opened={asking === 'delete'} onClose={close} />
    </div>
  );
}
