import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Panel } from '#platform/web/ui/panel.tsx';
import type { NoticeSettings, KindSetting as Setting } from '../../contract/settings.ts';
import classes from './kind-setting.module.css';
import { KindSetting } from './kind-setting.tsx';

type Props = { settings: NoticeSettings };

const Kinds = ({ kinds, settings }: { kinds: readonly Setting[] } & Props) =>
  kinds.map((setting) => <KindSetting key={setting.kind} setting={setting} reach={settings} />);

/** What is missing to be reached by a way, and leads to where it is added. */
const Missing = ({ children }: { children: string }) => (
  <p className={classes.hint}>
    <Anchor component={Link} to="/profile" inherit>
      {children}
    </Anchor>
  </p>
);

/** Every kind of notices with the ways by which it comes; what is about the safety of the account stands apart. */
export function KindsPanels({ settings }: Props) {
  const { t } = useTranslation('notices');
  const { kinds, has_email, has_phone } = settings;
  return (
    <>
      <Panel title={t('settings.title')} note={t('settings.note')} flush>
        {!has_email && <Missing>{t('settings.no_email')}</Missing>}
        {!has_phone && <Missing>{t('settings.no_phone')}</Missing>}
        <Kinds kinds={kinds.filter(({ is_vital }) => !is_vital)} settings={settings} />
      </Panel>
      <Panel title={t('settings.vital')} note={t('settings.vital_note')} flush>
        <Kinds kinds={kinds.filter(({ is_vital }) => is_vital)} settings={settings} />
      </Panel>
    </>
  );
}
