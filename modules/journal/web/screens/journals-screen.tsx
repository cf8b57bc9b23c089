import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useMe } from '#platform/web/data/me.ts';
import { ClosedFace } from '#platform/web/ui/closed-face.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { readsJournals, teaches } from '../data/journal-roles.ts';
import { TaughtJournals } from '../parts/taught-journals.tsx';

/** The journals that a person works in; those who come for a new lesson choose where it belongs. */
export default function JournalsScreen() {
  const { t } = useTranslation('journal');
  const me = useMe();
  const [query] = useSearchParams();
  const opening = query.get('open') === 'new_lesson' ? 'new_lesson' : undefined;
  if (!readsJournals(me)) return <ClosedFace />;
  return (
    <Page title={t('list.title')} note={opening && t('list.choose')}>
      {teaches(me) && <TaughtJournals opening={opening} />}
    </Page>
  );
}
