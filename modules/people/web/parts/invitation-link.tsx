import { Button, Text, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn, parseMoment } from '#platform/contract/dates.ts';
import { formatDay } from '#platform/web/i18n/dates.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import { INVITATION_DAYS } from '../../contract/limits.ts';
import classes from './invitation-link.module.css';

export type Link = { path: string; expires_at: string };

type Props = { invitation: Link; name: string };

/** The one-time link, shown this once: what it is good for, and a button that copies it. */
export function InvitationLink({ invitation, name }: Props) {
  const { t } = useTranslation('people');
  const { time_zone } = useReader();
  const { copy, copied, error } = useClipboard();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The form that had the focus has made way for the link.
  useEffect(() => button.current?.focus(), []);
  const until = formatDay(dayIn(time_zone, parseMoment(invitation.expires_at)));
  const link = `${location.origin}${invitation.path}`;
  return (
    <>
      <Text size="sm">{t('invitation.send', { name })}</Text>
      <div className={classes.link}>
        <TextInput
          ref={field}
          className={classes.field}
          aria-label={t('invitation.link')}
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
          error={error && t('invitation.copy_by_hand')}
        />
        <Button
          ref={button}
          leftSection={copied ? <IconCheck size={16} aria-hidden="true" /> : <IconCopy size={16} aria-hidden="true" />}
          onClick={() => {
            field.current?.select();
            copy(link);
          }}
        >
          <span aria-live="polite">{copied ? t('invitation.copied') : t('invitation.copy')}</span>
        </Button>
      </div>
      <Text size="sm" c="dimmed">
        {t('invitation.good_for', { count: INVITATION_DAYS, until })}
      </Text>
      <Text size="sm" c="dimmed">
        {t('invitation.only_now')}
      </Text>
    </>
  );
}
