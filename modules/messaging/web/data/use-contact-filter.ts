import { useState } from 'react';
import { useMe } from '#platform/web/data/me.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { getConversation } from '../../contract/get-conversation.ts';
import type { ContactKind } from '../../contract/kinds.ts';
import { listContactGroups } from '../../contract/list-contact-groups.ts';
import { judgeSearch } from '../../rules/search.ts';
import type { Context } from './contacts-address.ts';

/** What the list of the picker shows. */
export type Shown = 'people' | 'groups' | 'conversations';

export const SHOWN_IN: Readonly<Record<Context, readonly Shown[]>> = {
  new: ['people', 'groups'],
  announcement: ['groups', 'people'],
  forward: ['conversations', 'people', 'groups'],
  members: ['people', 'groups'],
};

/**
 * What is looked for in the picker: in which school, which kind, which class, by which name. Those who are added to a
 * conversation are of its school, whichever school the caller stands in.
 */
export function useContactFilter(context: Context, group: number | null) {
  const me = useMe();
  const place = useCall(getConversation, { params: { groupId: group ?? 0 } }, { enabled: group !== null });
  const bound = group === null ? undefined : place.data?.group.school_id;
  const known = [...new Map(me.roles.map(({ school_id, school_name }) => [school_id, school_name]))];
  const schools = bound === undefined ? known : known.filter(([id]) => id === bound);
  const [picked, setSchoolId] = useState(me.school?.id ?? known[0]?.[0] ?? 0);
  const schoolId = bound ?? picked;
  const [shown, setShown] = useState<Shown>(SHOWN_IN[context][0] ?? 'people');
  const [kind, setKind] = useState<ContactKind | null>(null);
  const [classId, setClassId] = useState<number | null>(null);
  const [search, setSearch] = useState('');
  const offered = useCall(listContactGroups, { query: { school_id: schoolId } });
  const classes = [
    ...new Map(
      (offered.data ?? []).flatMap(({ class_id, class_name }) =>
        class_id !== null && class_name !== null ? [[class_id, class_name] as const] : [],
      ),
    ),
  ];
  return {
    schools,
    schoolId,
    shown,
    kind,
    classId,
    search,
    offered,
    classes,
    isShort: !judgeSearch(search).allowed,
    setSearch,
    setKind,
    setClassId,
    goTo: (next: Shown) => {
      setShown(next);
      setKind(null);
      // The field of the other list begins empty.
      setSearch('');
    },
    goToSchool: (id: number) => {
      setSchoolId(id);
      setClassId(null);
    },
  };
}

export type ContactFilter = ReturnType<typeof useContactFilter>;
