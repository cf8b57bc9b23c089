import { useTranslation } from 'react-i18next';
import { timeZoneOf, useMe } from '#platform/web/data/me.ts';
import { wordOf } from '#platform/web/i18n/word-of.ts';
import { dayFault, readDay } from '#platform/web/i18n/written-day.ts';
import { DayField } from '#platform/web/ui/day-field.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogForm } from '#platform/web/ui/dialog-form.tsx';
import { SearchSelect } from '#platform/web/ui/search-select.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import { createPlatformNotice } from '../../contract/create-platform-notice.ts';
import { ANNOUNCING_REFUSALS, faultsIn, type School } from '../data/announcing.ts';
import { momentAt } from '../data/zoned-moment.ts';
import { AnnouncingFields } from './announcing-fields.tsx';

const ALL = 'all';
const EMPTY = { title: '', text: '', school: ALL, day: '' };
/** A notice stands through its last day. */
const LAST_MINUTE = '23:59';

type Props = { opened: boolean; onClose: () => void; schools: readonly School[] };

/** Puts a notice above the lists of one school, or of all. What was typed survives closing. */
export function NoticeDialog({ opened, onClose, schools }: Props) {
  const { t } = useTranslation('messaging');
  const time_zone = timeZoneOf(useMe());
  const endOf = (day: string): string | null => {
    const read = readDay(day);
    return read && momentAt(time_zone, read, LAST_MINUTE);
  };
  const form = useForm(createPlatformNotice, {
    empty: EMPTY,
    check: (draft) => {
      const day = dayFault(draft.day);
      return { ...faultsIn(draft), ...(day && { day: wordOf(day) }) };
    },
    refusals: { ...ANNOUNCING_REFUSALS, school: ['school_not_found'], day: [] },
    input: ({ title, text, school, day }) => ({
      body: {
        title: title.trim(),
        text: text.trim(),
        school_id: school === ALL ? null : Number(school),
        ends_at: endOf(day),
      },
    }),
    onDone: () => {
      onClose();
      form.restart();
      void toast.done(t('campaigns.published'));
    },
  });
  return (
    <Dialog opened={opened} onClose={onClose} title={t('campaigns.notice_title')}>
      <DialogForm form={form} onCancel={onClose} submitLabel={t('campaigns.publish')} mayGo>
        <AnnouncingFields draft={form.draft} faults={form.faults} change={form.change} />
        <SearchSelect
          label={t('campaigns.for')}
          data={[
            { value: ALL, label: t('campaigns.all_schools') },
            ...schools.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={form.draft.school}
          onPick={(school) => form.change({ school })}
          fault={form.faults.school}
        />
        <DayField
          label={t('campaigns.ends')}
          description={t('campaigns.ends_note')}
          value={form.draft.day}
          error={form.faults.day}
          onChange={({ currentTarget }) => form.change({ day: currentTarget.value })}
        />
      </DialogForm>
    </Dialog>
  );
}
