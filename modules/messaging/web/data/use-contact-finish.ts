import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CallError } from '#platform/web/data/call-error.ts';
import { staysInForm } from '#platform/web/data/form-faults.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { addMembers } from '../../contract/add-members.ts';
import { createConversation } from '../../contract/create-conversation.ts';
import { forwardMessages } from '../../contract/forward-messages.ts';
import { type Choice, chosenBody, needsTitle } from './contact-choice.ts';
import type { readContacts } from './contacts-address.ts';

type Address = NonNullable<ReturnType<typeof readContacts>>;

export type Finish = {
  run: (choice: Choice, title: string) => void;
  /** Opens the notes that somebody keeps for themselves. */
  openNotes: () => void;
  pending: boolean;
  error: CallError | null;
  reset: () => void;
};

const open = (groupId: number): string => `/messaging/main/${groupId}`;

/** What a choice ends in: a conversation that begins, people who come to one, or messages that are sent on. */
export function useContactFinish({ context, group, messages }: Address, school_id: number): Finish {
  const { t } = useTranslation('messaging');
  const navigate = useNavigate();
  const goTo = (groupId: number): void => void navigate(open(groupId), { replace: true });
  const create = useWrite(createConversation, {
    inPlace: staysInForm,
    onDone: ({ group_id }) => goTo(group_id),
  });
  const add = useWrite(addMembers, {
    inPlace: staysInForm,
    onDone: ({ added }) => {
      void toast.done(added > 0 ? t('picker.added', { count: added }) : t('picker.added_none'));
      if (group !== null) goTo(group);
    },
  });
  const forward = useWrite(forwardMessages, {
    inPlace: staysInForm,
    onDone: ({ group_ids }) => {
      void toast.done(t('picker.forwarded'));
      const [only] = group_ids;
      // Whoever sent it to one place goes there; else back to where it came from.
      if (only !== undefined && group_ids.length === 1) goTo(only);
      else void navigate(-1);
    },
  });
  const writes = [create, add, forward];
  return {
    run: (choice, title) => {
      const body = { ...chosenBody(choice), ...(needsTitle(context, choice) && { title: title.trim() }) };
      if (context === 'members') {
        if (group !== null) add.run({ params: { groupId: group }, body: chosenBody(choice) });
      } else if (context === 'forward') {
        const group_ids = choice.conversations.map((entry) => entry.group.group_id);
        forward.run({
          body: { ...body, messages: [...messages], ...(group_ids.length > 0 && { group_ids }), school_id },
        });
      } else {
        const kind = context === 'announcement' && { group_type: 'new_announcement' as const };
        create.run({ body: { ...body, ...kind, school_id } });
      }
    },
    openNotes: () => create.run({ body: { group_type: 'forever_alone', school_id } }),
    pending: writes.some((write) => write.pending),
    error: writes.find((write) => write.error)?.error ?? null,
    reset: () => {
      for (const write of writes) write.reset();
    },
  };
}
