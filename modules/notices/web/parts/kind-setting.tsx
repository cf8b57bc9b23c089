import { NativeSelect, Switch } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Channels, MAIL_RHYTHMS, noticeWord } from '#platform/contract/notice.ts';
import { useSavedAtOnce } from '#platform/web/data/use-saved-at-once.ts';
import { wordOf } from '#platform/web/i18n/word-of.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { getNoticeSettings } from '../../contract/get-notice-settings.ts';
import { saveNoticeSetting } from '../../contract/save-notice-setting.ts';
import type { NoticeSettings, KindSetting as Setting } from '../../contract/settings.ts';
import classes from './kind-setting.module.css';

type Change = { value: Channels; change: (part: Partial<Channels>) => void };

/** The letter, in its rhythm, and the line under the bell. */
function LetterAndLine({ value, change, hasEmail }: Change & { hasEmail: boolean }) {
  const { t } = useTranslation('notices');
  const rhythms = MAIL_RHYTHMS.map((rhythm) => ({ value: rhythm, label: t(`settings.rhythm.${rhythm}`) }));
  return (
    <>
      <NativeSelect
        className={classes.email}
        label={t('settings.email')}
        data={rhythms}
        value={value.email}
        disabled={!hasEmail}
        onChange={({ currentTarget }) => {
          const email = MAIL_RHYTHMS.find((rhythm) => rhythm === currentTarget.value);
          if (email) change({ email });
        }}
      />
      <Switch
        label={t('settings.in_app')}
        checked={value.in_app}
        onChange={({ currentTarget }) => change({ in_app: currentTarget.checked })}
      />
    </>
  );
}

/** What stands in their place where nobody can switch them off. */
function Always() {
  const { t } = useTranslation('notices');
  return (
    <p className={classes.always}>
      <IconShieldLock size={18} stroke={1.75} aria-hidden="true" />
      {t('settings.always')}
    </p>
  );
}

type Props = { setting: Setting; reach: Pick<NoticeSettings, 'has_email' | 'has_phone'> };

/** One kind of notices: what it is, and the ways by which it reaches the person. */
export function KindSetting({ setting, reach }: Props) {
  const { t } = useTranslation('notices');
  const { kind, is_vital } = setting;
  const name = wordOf(noticeWord(kind, 'name'));
  const { value, choose } = useSavedAtOnce({
    reads: getNoticeSettings,
    endpoint: saveNoticeSetting,
    saved: setting.channels,
    inputFor: (channels: Channels) => ({ body: { kind, channels } }),
    within: (settings, channels) => ({
      ...settings,
      kinds: settings.kinds.map((one) => (one.kind === kind ? { ...one, channels } : one)),
    }),
    onSaved: (_channels, undo) => void toast.done(t('settings.saved', { name }), undo),
  });
  const change: Change['change'] = (part) => choose({ ...value, ...part });
  return (
    <fieldset className={classes.kind}>
      <legend className={classes.name}>{name}</legend>
      <p className={classes.about}>{wordOf(noticeWord(kind, 'about'))}</p>
      <div className={classes.ways} data-vital={is_vital || undefined}>
        {is_vital ? <Always /> : <LetterAndLine value={value} change={change} hasEmail={reach.has_email} />}
        <Switch
          label={t('settings.push')}
          checked={value.push}
          onChange={({ currentTarget }) => change({ push: currentTarget.checked })}
        />
        <Switch
          label={t('settings.sms')}
          checked={value.sms && reach.has_phone}
          disabled={!reach.has_phone}
          onChange={({ currentTarget }) => change({ sms: currentTarget.checked })}
        />
      </div>
    </fieldset>
  );
}
