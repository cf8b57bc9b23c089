import { useEffect } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { useAsk } from '#platform/web/data/use-ask.ts';
import { Faces } from '#platform/web/ui/faces.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { findConversation } from '../../contract/find-conversation.ts';
import { conversationPath, NEW_CONVERSATION } from '../data/addresses.ts';
import type { ChosenBefore } from '../data/contact-choice.ts';

/** Leads from a journal to the conversation of its class; where there is none, one with its pupils can be begun. */
export default function ClassScreen() {
  const [search] = useSearchParams();
  const ids = [useParams().journalId, search.get('school_id'), search.get('study_year_id')].map(Number);
  const [journal_id = 0, school_id = 0, study_year_id = 0] = ids;
  const isAsked = ids.every((id) => Number.isInteger(id) && id > 0);
  return isAsked ? (
    <Found query={{ journal_id, school_id, study_year_id }} />
  ) : (
    <Navigate replace to={NEW_CONVERSATION} />
  );
}

function Found({ query }: { query: { journal_id: number; school_id: number; study_year_id: number } }) {
  const found = useAsk(findConversation, { query });
  const navigate = useNavigate();
  const { data } = found;
  useEffect(() => {
    if (!data) return;
    const chosen = { people: data.students } satisfies ChosenBefore;
    if (data.group_id === null) navigate(NEW_CONVERSATION, { replace: true, state: chosen });
    else navigate(conversationPath(data.group_id), { replace: true });
  }, [data, navigate]);
  return (
    <Faces query={found} waiting={<SkeletonRows />} empty="never">
      {() => null}
    </Faces>
  );
}
