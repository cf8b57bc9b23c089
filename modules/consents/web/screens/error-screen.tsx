import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { returnPath } from '#platform/web/data/return-path.ts';
import { hasSentence, sentenceOf } from '#platform/web/errors/error-sentence.ts';
import { FaultNotice } from '#platform/web/ui/fault-notice.tsx';
import { OpenPage } from '#platform/web/ui/open-page.tsx';
import { MINE } from '../data/mine-address.ts';
import { linesOf } from '../data/shown-message.ts';
import classes from '../parts/error-view.module.css';

/**
 * The error view: the message of its address, line by line. A key that we know is told in the reader's language;
 * anything else is plain text, said to be the address's own, so that nobody takes it for our word.
 */
export default function ErrorScreen() {
  const { t } = useTranslation('consents');
  const { t: tUi } = useTranslation();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const asked = typeof state?.from === 'string' ? state.from : MINE;
  const lines = linesOf(search.get('message'));
  const told = lines.length > 0 ? lines : ['frontend_errors.default_error'];
  const isForeign = !told.every(hasSentence);
  return (
    <OpenPage title={t('error_view.title')}>
      <h1 className={classes.title}>{t('error_view.title')}</h1>
      <FaultNotice>
        {told.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: The lines of an address never move.
          <p key={at} className={classes.line}>
            {sentenceOf(line)}
          </p>
        ))}
      </FaultNotice>
      {isForeign && <p className={classes.origin}>{t('error_view.origin')}</p>}
      <Button component={Link} to={returnPath(asked, location.origin)} replace mt="lg">
        {tUi('error.try_again')}
      </Button>
    </OpenPage>
  );
}
