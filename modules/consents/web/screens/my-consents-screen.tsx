import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import { type MyChild, useMe } from '#platform/web/data/me.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { useSwitchView } from '#platform/web/data/view.ts';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { fullName } from '#platform/web/ui/initials.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { listUsersConsents } from '../../contract/list-users-consents.ts';
import { readsConsents } from '../data/consent-roles.ts';
import { MINE } from '../data/mine-address.ts';
import type { Asked } from '../data/use-answer.ts';
import { type Whose, whoseIn } from '../data/whose.ts';
import { AnsweringHint } from '../parts/answering-hint.tsx';
import { FailedList } from '../parts/failed-list.tsx';
import { MyConsents } from '../parts/my-consents.tsx';
import { WhoseSwitch } from '../parts/whose-switch.tsx';

/** The address names a child whom the shell does not look at: it does so first, that all of the page is about one child. */
function GoToChild({ child }: { child: MyChild }) {
  const switchView = useSwitchView();
  const navigate = useNavigate();
  const { user_id, role_id } = child;
  useEffect(() => {
    switchView({ viewed_user_id: user_id, role_id }, MINE).catch(() => navigate(MINE, { replace: true }));
  }, [switchView, navigate, user_id, role_id]);
  return null;
}

function List({ asked, name }: { asked: Asked; name: string }) {
  const { t } = useTranslation('consents');
  const { user_id, school_id } = asked;
  const query = useCall(listUsersConsents, { params: { userId: user_id }, query: { school_id } });
  return (
    <Faces
      query={query}
      waiting={<SkeletonRows />}
      failed={(error) => <FailedList error={error} onRetry={() => void query.refetch()} />}
      empty={{
        when: (questions) => questions.length === 0,
        face: (
          <Panel>
            <EmptyFace drawing="done" sentence={t('mine.no_consents')} />
          </Panel>
        ),
      }}
    >
      {(questions) => (
        <>
          <AnsweringHint questions={questions} name={name} />
          <MyConsents asked={asked} questions={questions} />
        </>
      )}
    </Faces>
  );
}

/** The module's root: what the viewed person is asked, what waits first (S3 section 2). */
export default function MyConsentsScreen() {
  const { t } = useTranslation('consents');
  const me = useMe();
  const [search] = useSearchParams();
  const whose: Whose = whoseIn(search.get('for'), me);
  if (whose.kind === 'elsewhere') return <GoToChild child={whose.child} />;
  const person = whose.kind === 'child' ? whose.child : me;
  const user_id = whose.kind === 'child' ? whose.child.user_id : me.id;
  const isParent = me.current_role?.type_id === ROLE_TYPES.parent && me.children.length > 0;
  return (
    <Page
      // As the menu calls it: whoever also asks others has two pages of consents.
      title={readsConsents(me) ? t('menu.mine') : t('menu.asked')}
      note={whose.kind === 'child' ? t('mine.note_child', { name: fullName(person) }) : t('mine.note')}
      width="narrow"
    >
      {isParent && <WhoseSwitch whose={whose} />}
      <List key={user_id} asked={{ user_id, school_id: me.school?.id ?? 0 }} name={fullName(person)} />
    </Page>
  );
}
