import { useTranslation } from 'react-i18next';
import { Face } from '#platform/web/ui/face.tsx';
import { useConversations } from '../data/use-conversations.ts';
import { useListFilter } from '../data/use-list-filter.ts';
import { BeginLink } from './begin-link.tsx';
import classes from './panes.module.css';
import { talkLines } from './talk-drawing.tsx';

const Resting = ({ sentence }: { sentence: string }) => (
  <div className={classes.resting}>
    <Face lines={talkLines} sentence={sentence} action={<BeginLink />} />
  </div>
);

/** Beside the list of all: where there is none to choose, it says so for both. */
function RestingBesideAll() {
  const { t } = useTranslation('messaging');
  const { pages, entries } = useConversations({ filter: 'all' });
  if (pages.isPending) return <div className={classes.resting} />;
  return <Resting sentence={t(entries?.length === 0 ? 'list.empty.all' : 'list.resting')} />;
}

/** What stands beside the list while no conversation is open. */
export function RestingPane() {
  const { t } = useTranslation('messaging');
  const { filter, isSearching } = useListFilter();
  return filter === 'all' && !isSearching ? <RestingBesideAll /> : <Resting sentence={t('list.resting')} />;
}
