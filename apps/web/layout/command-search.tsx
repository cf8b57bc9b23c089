import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight, type SpotlightActionGroupData, useSpotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useBackCloses } from '#platform/web/ui/use-back-closes.ts';
import { useCommands } from './use-commands.ts';

const [store, search] = createSpotlight();

/** Pages, actions, roles and appearance by name. It opens each time it is asked for, by key or by click. */
export default function CommandSearch({ asked }: { asked: number }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const commands = useCommands();
  useBackCloses(useSpotlight(store).opened, search.close);
  useEffect(() => {
    if (asked > 0) search.open();
  }, [asked]);
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
      centered={false}
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
