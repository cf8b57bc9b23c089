import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import type { Answer, UserConsent } from '../../contract/shapes.ts';

type Props = { question: UserConsent; pending: boolean; onGive: (answer: Answer) => void };

/** The way to the other answer, after a question. */
export function ChangeAnswer({ question: { status, consent }, pending, onGive }: Props) {
  const { t } = useTranslation('consents');
  const [isAsking, setIsAsking] = useState(false);
  const next: Answer = status === 'accepted' ? 'denied' : 'accepted';
  return (
    <>
      <Button
        variant="default"
        loading={pending}
        onClick={() => setIsAsking(true)}
        aria-label={t('mine.change_of', { title: consent.title })}
      >
        {t('mine.change')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('mine.change_title')}
        confirmLabel={t(next === 'accepted' ? 'mine.change_to_accepted' : 'mine.change_to_denied')}
        onConfirm={() => {
          setIsAsking(false);
          onGive(next);
        }}
        dangerous={false}
      >
        {t(next === 'accepted' ? 'mine.change_accept_note' : 'mine.change_deny_note', { title: consent.title })}
      </ConfirmDialog>
    </>
  );
}
