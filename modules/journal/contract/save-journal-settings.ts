import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Moment } from '#platform/contract/shapes.ts';
import { JournalSettings, SETTINGS_FAULTS, WrittenSettings } from './settings-shapes.ts';
import { JournalParams } from './shapes.ts';

export const saveJournalSettings = endpoint('POST /journal/:id/settings', {
  params: JournalParams,
  body: Type.Object({
    ...WrittenSettings.properties,
    /** The `updated_at` that the writer saw. Where it is another now, somebody was faster and nothing is written. */
    since: Type.Optional(Moment),
  }),
  answer: JournalSettings,
  refuses: ['journal_not_found', ...SETTINGS_FAULTS, 'journal_has_grades', 'journal_saved_meanwhile'],
});
