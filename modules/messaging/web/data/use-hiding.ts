import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/data/call.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { hideMessage } from '../../contract/hide-message.ts';
import type { Message } from '../../contract/shapes.ts';
import { unhideMessage } from '../../contract/unhide-message.ts';
import type { OpenTalk } from './use-talk.ts';

/** Hides a message from oneself at once; whoever thinks better of it has it back. What fails is told by the call. */
export function useHiding(act: OpenTalk['act']): (message: Message) => void {
  const { t } = useTranslation('messaging');
  return useCallback(
    (message: Message) => {
      const input = { params: { messageId: message.message_id } };
      const restore = () => act({ kind: 'restored', message });
      act({ kind: 'hidden', message_id: message.message_id });
      call(hideMessage, input).then(
        () =>
          void toast.done(t('message.hidden'), () => {
            call(unhideMessage, input).then(restore, () => undefined);
          }),
        restore,
      );
    },
    [act, t],
  );
}
