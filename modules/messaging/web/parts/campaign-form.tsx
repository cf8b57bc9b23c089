import { Button, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchSelect } from '#platform/web/ui/search-select.tsx';
import { WriteConfirm } from '#platform/web/ui/write-confirm.tsx';
import { createCampaign } from '../../contract/create-campaign.ts';
import { faultsIn, type School } from '../data/announcing.ts';
import { AnnouncingFields } from './announcing-fields.tsx';

const NOTHING = { title: '', text: '' };

/** A message to everybody of a school. It cannot be taken back, so it is asked about first. */
export function CampaignForm({ schools }: { schools: readonly School[] }) {
  const { t } = useTranslation('messaging');
  const [school, setSchool] = useState('');
  const [draft, setDraft] = useState(NOTHING);
  const [wasTried, setWasTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const faults = faultsIn(draft);
  const chosen = schools.find(({ id }) => String(id) === school);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setWasTried(true);
    if (chosen && Object.keys(faults).length === 0) setIsAsking(true);
  };
  const startOver = (): void => {
    setDraft(NOTHING);
    setWasTried(false);
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="sm" align="stretch">
        <SearchSelect
          label={t('campaigns.school')}
          data={schools.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={school}
          onPick={setSchool}
          fault={wasTried && !chosen ? t('campaigns.school_missing') : undefined}
        />
        <AnnouncingFields
          draft={draft}
          faults={wasTried ? faults : {}}
          change={(part) => setDraft((now) => ({ ...now, ...part }))}
        />
        <Button type="submit" style={{ alignSelf: 'flex-end' }}>
          {t('campaigns.send')}
        </Button>
      </Stack>
      <WriteConfirm
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        endpoint={createCampaign}
        input={{ body: { school_id: chosen?.id ?? 0, title: draft.title.trim(), text: draft.text.trim() } }}
        title={t('campaigns.confirm_title', { title: draft.title.trim(), school: chosen?.name ?? '' })}
        confirmLabel={t('campaigns.confirm')}
        onDone={startOver}
        done={({ member_count }) => t('campaigns.sent', { count: member_count })}
        dangerous={false}
      >
        {t('campaigns.confirm_text')}
      </WriteConfirm>
    </form>
  );
}
