import { Button, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#platform/web/ui/dialog.tsx';
import type { useSaveConsent } from '../data/use-save-consent.ts';

type Props = { opened: boolean; onClose: () => void; saving: ReturnType<typeof useSaveConsent> };

/** People have this text already: do their answers hold for the new one? */
export function AskAgainDialog({ opened, onClose, saving }: Props) {
  const { t } = useTranslation('consents');
  const { t: tUi } = useTranslation();
  const [kind, setKind] = useState('small');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('save_question.title')} width="medium" fillsPhone={false}>
      <Radio.Group value={kind} onChange={setKind} aria-label={t('save_question.title')}>
        <Stack gap="sm">
          <Radio
            value="small"
            label={t('save_question.small')}
            description={t('save_question.small_means')}
            data-autofocus
          />
          <Radio value="again" label={t('save_question.again')} description={t('save_question.again_means')} />
        </Stack>
      </Radio.Group>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {tUi('dialog.cancel')}
        </Button>
        <Button loading={saving.pending} onClick={() => saving.run({ ask_again: kind === 'again' })}>
          {t('form.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
