import { endpoint } from '#platform/contract/endpoint.ts';
import { JournalSettings } from './settings-shapes.ts';
import { JournalParams } from './shapes.ts';

export const getJournalSettings = endpoint('GET /journal/:id/settings', {
  params: JournalParams,
  // Whoever looks at a pupil is noted.
  changes: true,
  answer: JournalSettings,
  refuses: ['journal_not_found'],
});
