import { useTranslation } from 'react-i18next';
import { useCallPages } from '#platform/web/data/use-call-pages.ts';
import { Faces } from '#platform/web/ui/faces.tsx';
import { fullName } from '#platform/web/ui/initials.ts';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import { listContacts } from '../../contract/list-contacts.ts';
import { listConversations } from '../../contract/list-conversations.ts';
import type { Contact } from '../../contract/shapes.ts';
import {
  hasConversation,
  hasPerson,
  mayChoosePeople,
  toggleConversation,
  togglePeople,
} from '../data/contact-choice.ts';
import { useConversationName, useKindName } from '../data/use-conversation-name.ts';
import { useTags } from '../data/use-tags.ts';
import { ChoiceRow } from './choice-row.tsx';
import { type ContactListProps, ContactsWaiting, NoContacts } from './contact-faces.tsx';
import classes from './contact-picker.module.css';
import { ConversationAvatar } from './conversation-avatar.tsx';
import { PagedRows } from './paged-rows.tsx';

/** People whom one may write to, by name; with pupils their parents can be taken along. */
export function PeopleList({ filter, choice, onChange }: ContactListProps) {
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
      waiting={<ContactsWaiting />}
      empty={{
        when: ({ pages: [first] }) => first?.data.length === 0,
        face: <NoContacts sentence={t(search ? 'picker.none_found' : 'picker.none_people')} />,
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

/** Conversations to which something can be sent on. */
export function ConversationChoices({ filter: { search, isShort }, choice, onChange }: ContactListProps) {
  const { t } = useTranslation('messaging');
  const nameOf = useConversationName();
  const kindOf = useKindName();
  const query = { forwarding: 1 as const, ...(search && !isShort && { search }) };
  const pages = useCallPages(listConversations, { query }, ({ meta }) => meta.has_more, { singly: true });
  return (
    <Faces
      query={pages}
      waiting={<ContactsWaiting />}
      empty={{
        when: ({ pages: [first] }) => first?.data.length === 0,
        face: <NoContacts sentence={t('picker.none_conversations')} />,
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
