import { useTranslation } from 'react-i18next';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';

/** The calm face of a day on which nothing waits. */
export function NothingWaits() {
  const { t } = useTranslation('today');
  return (
    <Panel>
      <EmptyFace drawing="done" accent="green" title={t('empty.title')} sentence={t('empty.sentence')} />
    </Panel>
  );
}
