import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import classes from './full-page.module.css';

/** An address that leads nowhere, inside the shell, so that the way on is at hand. */
export default function NotFoundScreen() {
  const { t } = useTranslation('shell');
  return (
    <div className={classes.middle}>
      <PageTitle>{t('not_found.title')}</PageTitle>
      <EmptyFace
        isPage
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
    </div>
  );
}
