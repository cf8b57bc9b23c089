import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { Me } from '#platform/web/data/me.ts';
import { returnPath } from '#platform/web/data/return-path.ts';
import { PersonHere } from './person-here.tsx';

/** In place of the form: who is signed in already, the way on, and the way to the form. */
export default function AlreadyHere({ me, onOther }: { me: Me; onOther: () => void }) {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  return (
    <PersonHere me={me} title={t('here.title')}>
      <Button component={Link} to={returnPath(search.get('redirect'), location.origin)} replace size="md">
        {t('here.go_on')}
      </Button>
      <Button variant="default" size="md" onClick={onOther}>
        {t('here.other')}
      </Button>
    </PersonHere>
  );
}
