import { IconSchool, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallPages } from '#platform/web/data/use-call-pages.ts';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { fullName } from '#platform/web/ui/initials.ts';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { accentStyle } from '#platform/web/ui/status-chip.tsx';
import { listContacts } from '../../contract/list-contacts.ts';
import { listConversations } from '../../contract/list-conversations.ts';
import type { Contact } from '../../contract/shapes.ts';
import {
  type Choice,
  hasConversation,
  hasGroup,
  hasPerson,
  mayChooseGroup,
  mayChoosePeople,
  toggleConversation,
  toggleGroup,
  togglePeople,
} from '../data/contact-choice.ts';
import type { ContactFilter } from '../data/use-contact-filter.ts';
import { useConversationName, useKindName } from '../data/use-conversation-name.ts';
import { useGroupName } from '../data/use-group-name.ts';
import { useTags } from '../data/use-tags.ts';
import { ChoiceRow } from './choice-row.tsx';
import classes from './contact-picker.module.css';
import { ConversationAvatar } from './conversation-avatar.tsx';
import { PagedRows } from './paged-rows.tsx';

type Props = { filter: ContactFilter; choice: Choice; onChange: (choice: Choice) => void };

const Waiting = () => <SkeletonRows rows={8} />;
const None = ({ sentence }: { sentence: string }) => <EmptyFace drawing="search" sentence={sentence} />;

/** People whom one may write to, by name; with pupils their parents can be taken along. */
export function PeopleList({ filter, choice, onChange }: Props) {
  const { t } = useTranslation('messaging');
  const inWords = useTags();
  const { schoolId: school_id, kind, classId, search, isShort } = filter;
  const query = {
    school_id,
    ...(kind && { group: kind }),
    ...(classId !== null && { class_id: classId }),
    ...(search && !isShort && { search }),
  };
  const pages = useCallPages(listContacts, { query }, ({ meta }) => meta.has_more, { singly: true });
  const withParents = kind === 'students_with_parents';
  const chosenBy = (contact: Contact) => (withParents ? [contact, ...contact.parents] : [contact]);
  const noteOf = ({ tags, parents }: Contact): string => {
    const names = withParents && parents.length > 0 ? parents.map(fullName).join(', ') : null;
    return [inWords(tags), names && t('picker.with_parents', { names })].filter(Boolean).join(' · ');
  };
  return (
    <Faces
      query={pages}
      waiting={<Waiting />}
      empty={{
        when: ({ pages: [first] }) => first?.data.length === 0,
        face: <None sentence={t(search ? 'picker.none_found' : 'picker.none_people')} />,
      }}
    >
      {({ pages: answers }) => (
        <PagedRows
          className={classes.list}
          label={t('picker.list_people')}
          rows={answers.flatMap(({ data }) => data)}
          keyOf={({ id }) => id}
          pages={pages}
        >
          {(contact) => (
            <ChoiceRow
              start={<PersonAvatar person={{ ...contact, picture: contact.profile_picture }} size={36} />}
              title={fullName(contact)}
              note={noteOf(contact)}
              isChosen={chosenBy(contact).every(({ id }) => hasPerson(choice, id))}
              disabled={!mayChoosePeople(choice)}
              onToggle={() => onChange(togglePeople(choice, chosenBy(contact)))}
            />
          )}
        </PagedRows>
      )}
    </Faces>
  );
}

const Sign = ({ children, accent }: { children: ReactNode; accent: 'board' | 'blue' }) => (
  <span className={classes.sign} style={accentStyle(accent)} aria-hidden="true">
    {children}
  </span>
);

/** Groups of contacts that can be chosen as a whole. */
export function GroupList({ filter, choice, onChange }: Props) {
  const { t } = useTranslation('messaging');
  const nameOf = useGroupName();
  const { offered, kind, classId } = filter;
  const fits = (group: { kind: string; class_id: number | null }): boolean =>
    (kind === null || group.kind === kind) && (classId === null || group.class_id === classId);
  return (
    <Faces
      query={offered}
      waiting={<Waiting />}
      empty={{
        when: (groups) => groups.filter(fits).length === 0,
        face: <None sentence={t('picker.none_groups')} />,
      }}
    >
      {(groups) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls has to be reached by the keyboard.
        <section className={`${classes.list} ${classes.plain}`} aria-label={t('picker.list_groups')} tabIndex={0}>
          {groups.filter(fits).map((group) => (
            <ChoiceRow
              key={group.key}
              start={
                <Sign accent={group.kind === 'official' ? 'blue' : 'board'}>
                  {group.kind === 'official' ? <IconSchool size={18} /> : <IconUsers size={18} />}
                </Sign>
              }
              title={nameOf(group)}
              note={t(group.kind === 'official' ? 'picker.official_count' : 'picker.people_count', {
                count: group.count,
              })}
              isChosen={hasGroup(choice, group)}
              disabled={!hasGroup(choice, group) && !mayChooseGroup(choice, group)}
              onToggle={() => onChange(toggleGroup(choice, group))}
            />
          ))}
        </section>
      )}
    </Faces>
  );
}

/** Conversations to which something can be sent on. */
export function ConversationChoices({ filter: { search, isShort }, choice, onChange }: Props) {
  const { t } = useTranslation('messaging');
  const nameOf = useConversationName();
  const kindOf = useKindName();
  const query = { forwarding: 1 as const, ...(search && !isShort && { search }) };
  const pages = useCallPages(listConversations, { query }, ({ meta }) => meta.has_more, { singly: true });
  return (
    <Faces
      query={pages}
      waiting={<Waiting />}
      empty={{
        when: ({ pages: [first] }) => first?.data.length === 0,
        face: <None sentence={t('picker.none_conversations')} />,
      }}
    >
      {({ pages: answers }) => (
        <PagedRows
          className={classes.list}
          label={t('picker.list_conversations')}
          rows={answers.flatMap(({ data }) => data)}
          keyOf={({ group }) => group.group_id}
          pages={pages}
        >
          {(entry) => (
            <ChoiceRow
              start={<ConversationAvatar group={entry.group} partner={entry.partner} size={36} />}
              title={nameOf(entry)}
              note={kindOf(entry.group.group_type)}
              isChosen={hasConversation(choice, entry.group.group_id)}
              onToggle={() => onChange(toggleConversation(choice, entry))}
            />
          )}
        </PagedRows>
      )}
    </Faces>
  );
}
