import { Button, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { sentenceOf } from '#platform/web/errors/error-sentence.ts';
import { Dialog, DialogActions } from '#platform/web/ui/dialog.tsx';
import { drawings } from '#platform/web/ui/drawings.tsx';
import { Chalk } from '#platform/web/ui/failure-drawings.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { LEARN_MORE } from '../data/mine-address.ts';
import classes from '../parts/premium-only.module.css';

const VIOLET = { '--chalk': 'var(--kriit-violet-dot)' } as CSSProperties;

/** A school that has not paid for consents: a dialog that neither Escape nor a click beside it closes (S3 section 2). */
export default function PremiumOnlyScreen() {
  const { t } = useTranslation('consents');
  const navigate = useNavigate();
  return (
    <>
      <PageTitle>{t('premium.title')}</PageTitle>
      {/* Back leads out, as it does everywhere. */}
      <Dialog
        opened
        closable={false}
        onClose={() => void navigate('/', { replace: true })}
        title={t('premium.title')}
        width="medium"
        fillsPhone={false}
      >
        <div className={classes.illustration} style={VIOLET}>
          <Chalk className={classes.drawing}>{drawings.premium}</Chalk>
        </div>
        <Text>{t('premium.description')}</Text>
        <Text c="dimmed" mt="sm">
          {sentenceOf('feature_permission_missing')}
        </Text>
        <DialogActions>
          <Button component={Link} to="/" replace variant="default">
            {t('premium.home')}
          </Button>
          <Button
            component="a"
            href={LEARN_MORE}
            target="_blank"
            rel="noopener"
            data-autofocus
            rightSection={<IconExternalLink size={16} stroke={1.75} aria-hidden="true" />}
          >
            {t('premium.learn_more')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
