import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PickMenu } from './pick-menu.tsx';

const icons: Record<MantineColorScheme, TablerIcon> = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop };

/** Picks light, dark, or what the system has. */
export function ThemeMenu({ inDialog }: { inDialog?: boolean }) {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const names = { light: t('theme.light'), dark: t('theme.dark'), auto: t('theme.system') };
  const Icon = icons[colorScheme];
  return (
    <PickMenu
      inDialog={inDialog}
      icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
      shown={inDialog ? names[colorScheme] : undefined}
      label={t('theme.label', { theme: names[colorScheme] })}
      value={colorScheme}
      onPick={(value) => setColorScheme(value as MantineColorScheme)}
      picks={(['light', 'dark', 'auto'] as const).map((value) => {
        const PickIcon = icons[value];
        return { value, label: names[value], start: <PickIcon size={16} stroke={1.75} aria-hidden="true" /> };
      })}
    />
  );
}
