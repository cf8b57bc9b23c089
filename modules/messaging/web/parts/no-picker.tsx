import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { MAIN } from '../data/addresses.ts';

/** Where people cannot be chosen for anything: why, and the way back to the conversations. */
export function NoPicker({ sentence }: { sentence: string }) {
  const { t } = useTranslation('messaging');
  return (
    <EmptyFace
      drawing="lost"
      accent="blue"
      sentence={sentence}
      action={
        <Button component={Link} to={MAIN} variant="default">
          {t('list.back')}
        </Button>
      }
    />
  );
}
