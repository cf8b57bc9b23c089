import { Radio, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/web/data/use-call.ts';
import { Faces } from '#platform/web/ui/faces.tsx';
import { SearchField } from '#platform/web/ui/search-field.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { findPeople } from '../../contract/find-people.ts';
import { SEARCH_MAX } from '../../contract/limits.ts';
import { ROLE_TYPES } from '../../contract/role-types.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import classes from './parent-picker.module.css';
import { PersonName } from './person-name.tsx';

type Props = {
  value: number | null;
  onPick: (user_id: number | null) => void;
  fault: string | undefined;
  /** Those who are guardians already. */
  taken: readonly number[];
};

/** Finds one parent of the school by name. */
export function ParentPicker({ value, onPick, fault, taken }: Props) {
  const { t } = useTranslation('people');
  const schoolId = useSchoolId();
  const [search, setSearch] = useState('');
  const query = { type_id: ROLE_TYPES.parent, ...(search && { search }) };
  const parents = useCall(findPeople, { params: { schoolId }, query }, { keepsPrevious: true });
  const find = (text: string) => {
    onPick(null);
    setSearch(text);
  };
  return (
    <div className={classes.picker}>
      <SearchField label={t('add_guardian.search')} maxLength={SEARCH_MAX} onSearch={find} />
      <Radio.Group
        aria-label={t('add_guardian.list')}
        error={fault}
        value={value === null ? null : String(value)}
        onChange={(picked) => onPick(Number(picked))}
      >
        <div className={classes.list}>
          <Faces
            query={parents}
            waiting={<SkeletonRows rows={4} withAvatar={false} />}
            empty={{
              when: ({ total }) => total === 0,
              face: (
                <Text size="sm" className={classes.note} c="dimmed">
                  {t('add_guardian.nobody')}
                </Text>
              ),
            }}
          >
            {({ people, total }) => (
              <>
                {people.map((person) => (
                  <Radio
                    key={person.user_id}
                    classNames={{ root: classes.option, labelWrapper: classes.label }}
                    styles={{ description: { margin: 0 } }}
                    value={String(person.user_id)}
                    disabled={taken.includes(person.user_id)}
                    label={<PersonName person={person} />}
                    description={taken.includes(person.user_id) ? t('add_guardian.already') : person.email}
                  />
                ))}
                {total > people.length && (
                  <Text className={classes.note} size="xs" c="dimmed">
                    {t('add_guardian.more', { count: total - people.length })}
                  </Text>
                )}
              </>
            )}
          </Faces>
        </div>
      </Radio.Group>
    </div>
  );
}
