import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCommands } from './use-commands.ts';

const [store, search] = createSpotlight();

/** Pages, actions, roles and appearance by name. It opens as soon as it is there: a key or a click asked for it. */
export default function CommandSearch() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const commands = useCommands();
  useEffect(() => {
    search.open();
    addEventListener('kriit-open-search', search.open);
    return () => removeEventListener('kriit-open-search', search.open);
  }, []);
  const groups: SpotlightActionGroupData[] = commands.map(({ heading, commands: entries }) => ({
    group: heading,
    actions: entries.map(({ id, label, icon: Icon, run }) => ({
      id,
      label,
      leftSection: <Icon size={20} stroke={1.75} aria-hidden="true" />,
      onClick: () => (typeof run === 'string' ? void navigate(run) : run()),
    })),
  }));
  return (
    <Spotlight
      store={store}
      shortcut={null}
      actions={groups}
      radius="lg"
      attributes={{ content: { 'aria-label': t('search.open') } }}
      nothingFound={t('search.nothing')}
      searchProps={{
        'aria-label': t('search.label'),
        placeholder: t('search.label'),
        leftSection: <IconSearch size={20} stroke={1.75} aria-hidden="true" />,
      }}
    />
  );
}
