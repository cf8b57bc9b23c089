import { Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorBus } from '#platform/web/errors/error-bus.ts';
import { errorSentence, sentenceOf } from '#platform/web/errors/error-sentence.ts';
import { OwnTabButton } from '#platform/web/frame/own-tab-button.tsx';
import { Dialog, DialogActions } from '#platform/web/ui/dialog.tsx';
import { placeOf } from './failure-place.ts';

/** What helps: to load the page anew, to open it where one signs in with us, or nothing but to know. */
type Remedy = 'refresh' | 'own_tab' | null;

type Shown = { text: string; requestId: string | null; remedy: Remedy };

/** Without a connection the page that is here is all there is: to load it anew would lose it. */
const missingPart = (): Shown =>
  navigator.onLine
    ? { text: sentenceOf('failed_chunk_message'), requestId: null, remedy: 'refresh' }
    : { text: sentenceOf('no_internet_connection'), requestId: null, remedy: null };

/** The error modal: one notice, one button. Nothing behind it is lost. */
export function ErrorModal() {
  const { t } = useTranslation('shell');
  const { t: tUi } = useTranslation();
  const [shown, setShown] = useState<Shown | null>(null);
  const [opened, setOpened] = useState(false);
  useEffect(
    () =>
      errorBus.listen((event) => {
        if (placeOf(event) !== 'modal') return;
        setOpened(true);
        setShown(
          event.kind === 'call_failed'
            ? {
                text: errorSentence(event.error),
                requestId: event.error.requestId,
                remedy: event.error.key === 'step_up_needed' ? 'own_tab' : null,
              }
            : missingPart(),
        );
      }),
    [],
  );
  const close = () => setOpened(false);
  return (
    <Dialog opened={opened} onClose={close} title={t('error.title')} width="small" fillsPhone={false} crossed={false}>
      <Text className="kriit-lines" role="alert">
        {shown?.text}
      </Text>
      {shown?.requestId && (
        <Text size="xs" c="dimmed" mt="sm">
          {tUi('error.request_id', { id: shown.requestId })}
        </Text>
      )}
      <DialogActions>
        {shown?.remedy === 'refresh' ? (
          <Button onClick={() => location.reload()}>{t('chunk.refresh')}</Button>
        ) : (
          <Button variant={shown?.remedy === 'own_tab' ? 'default' : 'filled'} onClick={close} data-autofocus>
            {tUi('dialog.ok')}
          </Button>
        )}
        {shown?.remedy === 'own_tab' && <OwnTabButton onOpen={close} />}
      </DialogActions>
    </Dialog>
  );
}
