import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCall } from '#platform/web/data/use-call.ts';
import { useCallPages } from '#platform/web/data/use-call-pages.ts';
import { Dialog, DialogActions } from '#platform/web/ui/dialog.tsx';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { NoticeBox } from '#platform/web/ui/notice-box.tsx';
import { SearchField } from '#platform/web/ui/search-field.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { getConversation } from '../../contract/get-conversation.ts';
import { OFFICIAL_AUDIENCES } from '../../contract/kinds.ts';
import { listMembers } from '../../contract/list-members.ts';
import { listStatuses } from '../../contract/list-statuses.ts';
import type { Entry } from '../../contract/shapes.ts';
import { judgeSearch } from '../../rules/search.ts';
import { contactsPath } from '../data/contacts-address.ts';
import type { DialogProps } from '../data/dialogs.ts';
import { useLeaving } from '../data/use-leaving.ts';
import classes from './dialog-lists.module.css';
import { MemberLine } from './member-line.tsx';
import { PagedRows } from './paged-rows.tsx';

/** Why nobody can be added to an official group, or leave it. */
function OfficialNote({ official }: { official: NonNullable<Entry['group']['official']> }) {
  const { t } = useTranslation('messaging');
  const audience = OFFICIAL_AUDIENCES.find((known) => known === official.audience) ?? 'teachers';
  return (
    <NoticeBox accent="blue" role="note" className={classes.note}>
      {t(`members.official.${audience}`, { class: official.class_name })}
    </NoticeBox>
  );
}

/** People come and go while one looks, and nobody is told of strangers by a fact. */
const STATUSES_MS = 20_000;

function MemberList({ entry }: { entry: Entry }) {
  const { t } = useTranslation('messaging');
  const [search, setSearch] = useState('');
  const isShort = !judgeSearch(search).allowed;
  const params = { groupId: entry.group.group_id };
  const query = search && !isShort ? { search } : {};
  const pages = useCallPages(listMembers, { params, query }, ({ meta }) => meta.has_more, { singly: true });
  const statuses = useCall(listStatuses, { params }, { refreshEveryMs: STATUSES_MS });
  const here = useMemo(() => new Map(statuses.data?.map((status) => [status.user_id, status])), [statuses.data]);
  return (
    <>
      <div className={classes.tools}>
        <div className={classes.search}>
          <SearchField label={t('members.search')} onSearch={setSearch} />
        </div>
      </div>
      {isShort && <p className={classes.about}>{t('picker.search_short')}</p>}
      <Faces
        query={pages}
        waiting={<SkeletonRows rows={6} />}
        empty={{
          when: ({ pages: [first] }) => first?.data.length === 0,
          face: <EmptyFace drawing="search" sentence={t('members.none')} />,
        }}
      >
        {({ pages: answers }) => (
          <PagedRows
            className={classes.long}
            label={t('members.list')}
            rows={answers.flatMap(({ data }) => data)}
            keyOf={({ user_id }) => user_id}
            pages={pages}
          >
            {(member) => (
              <MemberLine
                member={member}
                status={here.get(member.user_id) ?? member.onlineStatus}
                groupId={params.groupId}
              />
            )}
          </PagedRows>
        )}
      </Faces>
    </>
  );
}

/** Who is in a conversation, and what its administrators can do about it. */
export default function ParticipantsDialog({ request, opened, onClose, onClosed }: DialogProps<'participants'>) {
  const { t } = useTranslation('messaging');
  const { groupId } = request;
  const navigate = useNavigate();
  const leave = useLeaving();
  const conversation = useCall(getConversation, { params: { groupId } });
  /** Asked anew: somebody may have been made an administrator a moment ago. Whoever has to hand over first is where that is done. */
  const leaveNow = async (known: Entry) => {
    const { data = known } = await conversation.refetch();
    leave(data, () => {});
  };
  return (
    <Dialog opened={opened} onClose={onClose} onClosed={onClosed} title={t('members.title')}>
      <Faces query={conversation} waiting={<SkeletonRows rows={6} />} empty="never">
        {(entry) => (
          <>
            {entry.group.official && <OfficialNote official={entry.group.official} />}
            {entry.may.see_members ? (
              <MemberList entry={entry} />
            ) : (
              <EmptyFace drawing="lock" sentence={t('members.hidden')} />
            )}
            {(entry.may.leave || entry.may.add_members) && (
              <DialogActions>
                {entry.may.leave && (
                  <Button variant="default" onClick={() => void leaveNow(entry)}>
                    {t('members.leave')}
                  </Button>
                )}
                {entry.may.add_members && (
                  <Button
                    leftSection={<IconUserPlus size={16} aria-hidden="true" />}
                    onClick={() => {
                      void navigate(contactsPath('members', { group: groupId }));
                      onClose();
                    }}
                  >
                    {t('members.add')}
                  </Button>
                )}
              </DialogActions>
            )}
          </>
        )}
      </Faces>
    </Dialog>
  );
}
