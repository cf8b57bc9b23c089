import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconNotes, IconSpeakerphone } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { useCall } from '#platform/web/data/use-call.ts';
import { LostFace } from '#platform/web/ui/lost-face.tsx';
import { NoticeBox } from '#platform/web/ui/notice-box.tsx';
import { Row, Rows } from '#platform/web/ui/rows.tsx';
import { useWalkedHeading } from '#platform/web/ui/use-walked-heading.ts';
import { getConversation } from '../../contract/get-conversation.ts';
import { ANNOUNCEMENT_RECIPIENTS_MIN } from '../../contract/limits.ts';
import { MAIN } from '../data/addresses.ts';
import { type Choice, type ChosenBefore, isNobody, NOBODY } from '../data/contact-choice.ts';
import { type Context, contactsPath, readContacts } from '../data/contacts-address.ts';
import { HAS_POINTER } from '../data/use-arrival.ts';
import { useContactFilter } from '../data/use-contact-filter.ts';
import { useContactFinish } from '../data/use-contact-finish.ts';
import { useKey } from '../data/use-key.ts';
import { useOnePane } from '../data/use-one-pane.ts';
import { ContactFilters } from '../parts/contact-filters.tsx';
import { ContactFoot } from '../parts/contact-foot.tsx';
import { GroupList } from '../parts/contact-groups.tsx';
import { ConversationChoices, PeopleList } from '../parts/contact-lists.tsx';
import classes from '../parts/contact-picker.module.css';
import { MembersGate } from '../parts/members-gate.tsx';
import { NoPicker } from '../parts/no-picker.tsx';

type Address = NonNullable<ReturnType<typeof readContacts>>;

function Head({ address: { context, group, messages } }: { address: Address }) {
  const { t } = useTranslation('messaging');
  const navigate = useNavigate();
  const heading = useWalkedHeading(context);
  // Where the list is not beside it, this is the page.
  const Title = useOnePane() ? 'h1' : 'h2';
  const isGrowing = context === 'members' && group !== null;
  const { data: talk } = useCall(getConversation, { params: { groupId: group ?? 0 } }, { enabled: isGrowing });
  const notes: Record<Context, string> = {
    new: t('picker.notes.new'),
    announcement: t('picker.notes.announcement', { min: ANNOUNCEMENT_RECIPIENTS_MIN }),
    forward: messages.length > 0 ? t('picker.notes.forward', { count: messages.length }) : '',
    members: talk?.may.add_members ? t('picker.notes.members') : '',
  };
  const goBack = () => void (window.history.state?.idx > 0 ? navigate(-1) : navigate(MAIN));
  useKey(({ key }) => key === 'Escape', goBack);
  return (
    <header className={classes.head}>
      <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('picker.back')} onClick={goBack}>
        <IconArrowLeft size={20} aria-hidden="true" />
      </ActionIcon>
      <div className={classes.titles}>
        <Title className={classes.title} ref={heading} tabIndex={-1}>
          {t(`picker.titles.${context}`)}
        </Title>
        <p className={classes.subtitle}>{notes[context]}</p>
      </div>
    </header>
  );
}

/**
 * What else one may have come for: to tell many something, or oneself. Whoever has begun to choose keeps it in its place,
 * closed, so that the list below does not move.
 */
function OtherWays({ isClosed, onNotes }: { isClosed: boolean; onNotes: () => void }) {
  const { t } = useTranslation('messaging');
  return (
    <div className={classes.notes} inert={isClosed}>
      <Rows label={t('picker.other')}>
        <Row
          start={<IconSpeakerphone size={20} stroke={1.6} aria-hidden="true" />}
          title={t('picker.to_announcement')}
          note={<span className={classes.wayNote}>{t('picker.to_announcement_note')}</span>}
          to={contactsPath('announcement')}
        />
        <Row
          start={<IconNotes size={20} stroke={1.6} aria-hidden="true" />}
          title={t('picker.self')}
          note={<span className={classes.wayNote}>{t('picker.self_note')}</span>}
          onClick={onNotes}
        />
      </Rows>
    </div>
  );
}

const LISTS = { people: PeopleList, groups: GroupList, conversations: ConversationChoices };

function Picker({ address }: { address: Address }) {
  const { t } = useTranslation('messaging');
  const { context } = address;
  const { key, state } = useLocation();
  const [choice, setChoice] = useState<Choice>({ ...NOBODY, ...(state as ChosenBefore | null) });
  const inner = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const isWalked = key !== 'default';
  const filter = useContactFilter(context, address.group);
  const finish = useContactFinish(address, filter.schoolId);
  const List = LISTS[filter.shown];
  const change = (next: Choice): void => {
    finish.reset();
    setChoice(next);
  };
  useEffect(() => {
    if (isWalked && matchMedia(HAS_POINTER).matches)
      inner.current?.querySelector<HTMLElement>('[role="searchbox"]')?.focus({ preventScroll: true });
  }, [isWalked]);
  const isClosed =
    (filter.shown === 'people' && choice.groups.length > 0) || (filter.shown === 'groups' && choice.people.length > 0);
  return (
    <>
      <div ref={inner} className={classes.inner}>
        <ContactFilters
          context={context}
          filter={filter}
          choice={choice}
          onArrowDown={() => stage.current?.querySelector<HTMLElement>('[data-choice]:not(:disabled)')?.focus()}
        />
        {isClosed && (
          <NoticeBox accent="blue" role="status">
            {t(filter.shown === 'people' ? 'picker.groups_close_people' : 'picker.people_close_groups')}
          </NoticeBox>
        )}
        {context === 'new' && filter.shown === 'people' && !filter.search && (
          <OtherWays isClosed={!isNobody(choice)} onNotes={finish.openNotes} />
        )}
        <div className={classes.stage} ref={stage}>
          <List filter={filter} choice={choice} onChange={change} />
        </div>
      </div>
      <ContactFoot context={context} choice={choice} onChange={change} finish={finish} />
    </>
  );
}

/** What the address asks for, or why nobody can be chosen for it. */
function Body({ address }: { address: Address }) {
  const { t } = useTranslation('messaging');
  const { context, group, messages } = address;
  const picker = <Picker key={context} address={address} />;
  if (context === 'forward' && messages.length === 0) return <NoPicker sentence={t('picker.nothing')} />;
  if (context !== 'members') return picker;
  if (group === null) return <NoPicker sentence={t('errors.conversation_not_found')} />;
  return <MembersGate groupId={group}>{picker}</MembersGate>;
}

/** `/messaging/main/contacts/{context}`: whom to write to, to announce to, to send on to, or to add. */
export default function ContactsScreen() {
  const [query] = useSearchParams();
  const address = readContacts(useParams().context, query);
  if (!address) return <LostFace />;
  return (
    <div className={classes.pane}>
      <Head address={address} />
      <Body address={address} />
    </div>
  );
}
