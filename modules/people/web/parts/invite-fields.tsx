import { Anchor, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { DayField } from '#platform/web/ui/day-field.tsx';
import type { findPeople } from '../../contract/find-people.ts';
import { EMAIL_MAX } from '../../contract/limits.ts';
import { ROLE_TYPES } from '../../contract/role-types.ts';
import type { InviteDraft } from '../data/invite-draft.ts';
import { NameFields } from './name-fields.tsx';
import { RoleFields } from './role-fields.tsx';

type Props = {
  draft: InviteDraft;
  change: (next: Partial<InviteDraft>) => void;
  faults: Partial<Record<keyof InviteDraft, string>>;
  /** What may be invited, as the list of people says; undefined while it is not known. */
  may: AnswerOf<typeof findPeople>['may'] | undefined;
  /** Who of the school has the typed address already. */
  takenBy: number | null;
};

/** Who is invited, and as what. Only pupils are asked for their birthday: their age decides who acts for them. */
export function InviteFields({ draft, change, faults, may, takenBy }: Props) {
  const { t } = useTranslation('people');
  return (
    <>
      <NameFields value={draft} change={change} faults={faults} />
      <RoleFields
        value={draft}
        change={change}
        faults={faults}
        offered={may?.invite_as_type_ids}
        offeredLabels={may?.invite_with_labels}
      />
      {draft.type_id === ROLE_TYPES.student && (
        <DayField
          label={t('invite.birthday')}
          value={draft.birthday}
          error={faults.birthday}
          onChange={({ currentTarget }) => change({ birthday: currentTarget.value })}
        />
      )}
      <TextInput
        label={t('invite.email')}
        description={t('invite.email_note')}
        type="email"
        autoComplete="off"
        maxLength={EMAIL_MAX}
        value={draft.email}
        error={
          takenBy === null ? (
            faults.email
          ) : (
            <>
              {faults.email}{' '}
              <Anchor component={Link} to={`/school/people/${takenBy}`} inherit underline="always">
                {t('invite.open_taken')}
              </Anchor>
            </>
          )
        }
        onChange={({ currentTarget }) => change({ email: currentTarget.value })}
      />
    </>
  );
}
