import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageFace } from './page-face.tsx';

/** An address that leads nowhere, inside the shell, so that the way on is at hand. */
export default function NotFoundScreen() {
  const { t } = useTranslation('shell');
  return (
    <PageFace
      drawing="lost"
      accent="blue"
      title={t('not_found.title')}
      sentence={t('not_found.text')}
      action={
        <Button component={Link} to="/">
          {t('not_found.home')}
        </Button>
      }
    />
  );
}
