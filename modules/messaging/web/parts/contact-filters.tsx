import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#platform/web/ui/search-field.tsx';
import { CONTACT_KINDS } from '../../contract/kinds.ts';
import { type Choice, isNobody } from '../data/contact-choice.ts';
import type { Context } from '../data/contacts-address.ts';
import { PEOPLE_KINDS } from '../data/people-kinds.ts';
import { type ContactFilter, SHOWN_IN, type Shown } from '../data/use-contact-filter.ts';
import classes from './contact-picker.module.css';

type Props = { context: Context; filter: ContactFilter; choice: Choice; onArrowDown: () => void };

const EVERY = '';

const LABELS = {
  people: 'picker.search',
  groups: 'picker.search_groups',
  conversations: 'picker.search_conversations',
} as const satisfies Record<Shown, string>;

/** What the list below shows: people, groups or conversations; of which school, kind and class; by which name. */
export function ContactFilters({ context, filter, choice, onArrowDown }: Props) {
  const { t } = useTranslation('messaging');
  const { shown, schools, schoolId, kind, classId } = filter;
  const kinds =
    shown === 'people'
      ? PEOPLE_KINDS
      : CONTACT_KINDS.filter((known) => filter.offered.data?.some((group) => group.kind === known));
  return (
    <div className={classes.filters}>
      <SegmentedControl
        fullWidth
        aria-label={t('picker.what')}
        value={shown}
        onChange={(next) => filter.goTo(next as Shown)}
        data={SHOWN_IN[context].map((value) => ({ value, label: t(`picker.${value}`) }))}
      />
      <SearchField key={shown} label={t(LABELS[shown])} onSearch={filter.setSearch} onArrowDown={onArrowDown} />
      {shown !== 'conversations' && (
        <div className={classes.selects}>
          {schools.length > 1 && (
            <NativeSelect
              aria-label={t('picker.school')}
              value={String(schoolId)}
              // Those who were chosen are of one school.
              disabled={!isNobody(choice)}
              onChange={({ currentTarget }) => filter.goToSchool(Number(currentTarget.value))}
              data={schools.map(([id, name]) => ({ value: String(id), label: name }))}
            />
          )}
          <NativeSelect
            aria-label={t('picker.kind')}
            value={kind ?? EVERY}
            onChange={({ currentTarget }) =>
              filter.setKind(CONTACT_KINDS.find((known) => known === currentTarget.value) ?? null)
            }
            data={[
              { value: EVERY, label: t('picker.all_kinds') },
              ...kinds.map((value) => ({ value, label: t(`picker.kinds.${value}`) })),
            ]}
          />
          {/* It has its place before the classes are known, so that nothing moves when they come. */}
          {(filter.offered.isPending || filter.classes.length > 0) && (
            <NativeSelect
              aria-label={t('picker.class')}
              disabled={filter.offered.isPending}
              value={classId === null ? EVERY : String(classId)}
              onChange={({ currentTarget }) =>
                filter.setClassId(currentTarget.value === EVERY ? null : Number(currentTarget.value))
              }
              data={[
                { value: EVERY, label: t('picker.all_classes') },
                ...filter.classes.map(([id, name]) => ({ value: String(id), label: name })),
              ]}
            />
          )}
        </div>
      )}
      {filter.isShort && shown !== 'groups' && <p className={classes.hint}>{t('picker.search_short')}</p>}
    </div>
  );
}
