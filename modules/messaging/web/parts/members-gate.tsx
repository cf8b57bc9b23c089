import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/web/data/use-call.ts';
import { errorSentence } from '#platform/web/errors/error-sentence.ts';
import { AfterDelay } from '#platform/web/ui/after-delay.tsx';
import { FailedFace } from '#platform/web/ui/failed-face.tsx';
import { getConversation } from '../../contract/get-conversation.ts';
import { ContactsWaiting } from './contact-faces.tsx';
import { NoPicker } from './no-picker.tsx';

type Props = { groupId: number; children: ReactNode };

/** People are chosen only for a conversation that is there, by somebody who may add them. */
export function MembersGate({ groupId, children }: Props) {
  const { t } = useTranslation('messaging');
  const { data, error, refetch } = useCall(getConversation, { params: { groupId } });
  if (error?.status === 404) return <NoPicker sentence={errorSentence(error)} />;
  if (!data && error) return <FailedFace error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <AfterDelay>
        <ContactsWaiting />
      </AfterDelay>
    );
  return data.may.add_members ? children : <NoPicker sentence={t('picker.may_not_add')} />;
}
