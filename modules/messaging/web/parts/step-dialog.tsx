import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { WriteConfirm } from '#platform/web/ui/write-confirm.tsx';
import { clearConversation } from '../../contract/clear-conversation.ts';
import { deleteConversation } from '../../contract/delete-conversation.ts';
import { deleteForEveryone } from '../../contract/delete-for-everyone.ts';
import { leaveConversation } from '../../contract/leave-conversation.ts';
import { MAIN } from '../data/addresses.ts';
import type { DialogProps } from '../data/dialogs.ts';
import { talkNews } from '../data/talk-news.ts';
import { useClosedDialog } from '../data/use-closed-dialog.ts';

/** Asks before a conversation is emptied, left or taken from the list. */
export default function StepDialog({ request, opened, onClose, onClosed }: DialogProps<'step'>) {
  const { t } = useTranslation('messaging');
  const navigate = useNavigate();
  const { groupId: shown } = useParams();
  const { step, groupId, title } = request;
  useClosedDialog(opened, onClosed);
  const shared = { opened, onClose, input: { params: { groupId } } };
  const isShown = shown === String(groupId);
  const goAway = () => void (isShown && navigate(MAIN));
  if (step === 'clear')
    return (
      <WriteConfirm
        {...shared}
        endpoint={clearConversation}
        title={t('steps.clear.title', { title })}
        confirmLabel={t('steps.clear.confirm')}
        done={t('steps.clear.done')}
        onDone={() => talkNews.tell({ kind: 'own_side', data: { group_id: groupId, is_emptied: true } })}
      >
        {t('steps.clear.text')}
      </WriteConfirm>
    );
  if (step === 'leave')
    return (
      <WriteConfirm
        {...shared}
        endpoint={leaveConversation}
        title={t('steps.leave.title', { title })}
        confirmLabel={t('steps.leave.confirm')}
        done={t('steps.leave.done')}
      >
        {t('steps.leave.text')}
      </WriteConfirm>
    );
  if (step === 'delete')
    return (
      <WriteConfirm
        {...shared}
        endpoint={deleteConversation}
        title={t('steps.delete.title', { title })}
        confirmLabel={t('steps.delete.confirm')}
        done={t('steps.delete.done')}
        onDone={goAway}
      >
        {t('steps.delete.text')}
      </WriteConfirm>
    );
  return (
    <WriteConfirm
      {...shared}
      endpoint={deleteForEveryone}
      title={t('steps.delete_for_everyone.title', { title })}
      confirmLabel={t('steps.delete_for_everyone.confirm')}
      done={t('steps.delete_for_everyone.done')}
      onDone={goAway}
    >
      {t('steps.delete_for_everyone.text')}
    </WriteConfirm>
  );
}
