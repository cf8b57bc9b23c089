import type { Profile } from '../../contract/shapes.ts';
import type { AccountChanges, AccountDraft, AccountField } from './account-draft.ts';

/** What a panel of the form gets: what the fields hold, and what is wrong with them. */
export type AccountPanelProps = {
  values: AccountDraft;
  change: (next: AccountChanges) => void;
  faults: Partial<Record<AccountField, string>>;
  may: Profile['may'];
};
