import { IconSchool, IconUsers } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Faces } from '#platform/web/ui/faces.tsx';
import { accentStyle } from '#platform/web/ui/status-chip.tsx';
import { type ContactGroup, hasGroup, mayChooseGroup, toggleGroup } from '../data/contact-choice.ts';
import { nameSearch } from '../data/name-search.ts';
import { useGroupName } from '../data/use-group-name.ts';
import { ChoiceRow } from './choice-row.tsx';
import { type ContactListProps, ContactsWaiting, NoContacts } from './contact-faces.tsx';
import classes from './contact-picker.module.css';

const isOfficial = ({ kind }: ContactGroup): boolean => kind === 'official';

type RowProps = Omit<ContactListProps, 'filter'> & { group: ContactGroup };

function GroupRow({ group, choice, onChange }: RowProps) {
  const { t } = useTranslation('messaging');
  const nameOf = useGroupName();
  const Icon = isOfficial(group) ? IconSchool : IconUsers;
  return (
    <ChoiceRow
      start={
        <span className={classes.sign} style={accentStyle(isOfficial(group) ? 'blue' : 'board')} aria-hidden="true">
          <Icon size={18} />
        </span>
      }
      title={nameOf(group)}
      note={t('picker.people_count', { count: group.count })}
      isChosen={hasGroup(choice, group)}
      disabled={!hasGroup(choice, group) && !mayChooseGroup(choice, group)}
      onToggle={() => onChange(toggleGroup(choice, group))}
    />
  );
}

type PartProps = Omit<RowProps, 'group'> & { title: string; note?: string; groups: readonly ContactGroup[] };

/** Groups of one sort below their heading, which says what sort it is. */
function Part({ title, note, groups, ...chosen }: PartProps) {
  const heading = useId();
  if (groups.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: These are no fields of a form.
    <div role="group" aria-labelledby={heading}>
      <div className={classes.part}>
        <span id={heading} className={classes.partTitle}>
          {title}
        </span>
        {note && <span className={classes.note}>{note}</span>}
      </div>
      {groups.map((group) => (
        <GroupRow key={group.key} group={group} {...chosen} />
      ))}
    </div>
  );
}

/** Groups of contacts that can be chosen as a whole; those that the school keeps stand apart, as they are called alike. */
export function GroupList({ filter: { offered, kind, classId, search }, ...chosen }: ContactListProps) {
  const { t } = useTranslation('messaging');
  const nameOf = useGroupName();
  const isFound = nameSearch(search);
  const fits = (group: ContactGroup): boolean =>
    (kind === null || group.kind === kind) &&
    (classId === null || group.class_id === classId) &&
    isFound(nameOf(group));
  return (
    <Faces
      query={offered}
      waiting={<ContactsWaiting />}
      empty={{
        when: (groups) => groups.filter(fits).length === 0,
        face: <NoContacts sentence={t(search ? 'picker.none_groups_found' : 'picker.none_groups')} />,
      }}
    >
      {(groups) => {
        const found = groups.filter(fits);
        return (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls has to be reached by the keyboard.
          <section className={`${classes.list} ${classes.plain}`} aria-label={t('picker.list_groups')} tabIndex={0}>
            <Part title={t('picker.list_groups')} groups={found.filter((group) => !isOfficial(group))} {...chosen} />
            <Part
              title={t('picker.kinds.official')}
              note={t('picker.official_note')}
              groups={found.filter(isOfficial)}
              {...chosen}
            />
          </section>
        );
      }}
    </Faces>
  );
}
