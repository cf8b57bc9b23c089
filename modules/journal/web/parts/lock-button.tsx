import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { WriteConfirm } from '#platform/web/ui/write-confirm.tsx';
import { lockJournal } from '../../contract/lock-journal.ts';

type Props = { journal: { readonly id: number; readonly title: string; readonly is_locked: boolean } };

/** Locks a journal or opens it again, and asks first. */
export function LockButton({ journal: { id, title, is_locked } }: Props) {
  const { t } = useTranslation('journal');
  const [isAsking, { open, close }] = useDisclosure(false);
  const way = is_locked ? 'unlock' : 'lock';
  const Icon = is_locked ? IconLockOpen : IconLock;
  return (
    <>
      <Button variant="default" leftSection={<Icon size={16} stroke={1.75} aria-hidden="true" />} onClick={open}>
        {t(`settings.${way}`)}
      </Button>
      <WriteConfirm
        opened={isAsking}
        onClose={close}
        endpoint={lockJournal}
        input={{ params: { id }, body: { is_locked: !is_locked } }}
        title={t(`settings.${way}_title`, { title })}
        confirmLabel={t(`settings.${way}`)}
        done={t(`settings.${way}_done`)}
        dangerous={false}
      >
        {t(`settings.${way}_text`)}
      </WriteConfirm>
    </>
  );
}
