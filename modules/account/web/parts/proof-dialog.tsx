import { Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { proofGate } from '#platform/web/data/proof-gate.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogForm } from '#platform/web/ui/dialog-form.tsx';
import { useForm } from '#platform/web/ui/use-form.ts';
import { getMySecurity } from '../../contract/get-my-security.ts';
import { listPasskeys } from '../../contract/list-passkeys.ts';
import { provePassword } from '../../contract/prove-password.ts';
import { PasswordField } from './password-field.tsx';
import { ProofWays } from './proof-ways.tsx';

/** Opens when a call needs a fresh proof of who somebody is. The call waits behind it and goes on by itself. */
export function ProofDialog() {
  const { t } = useTranslation('account');
  const isAsked = useSyncExternalStore(proofGate.listen, proofGate.isAsked);
  const decline = () => proofGate.settle('declined');
  return (
    <Dialog opened={isAsked} onClose={decline} title={t('proof.title')} width="small" fillsPhone={false}>
      <Text c="dimmed" mb="md">
        {t('proof.note')}
      </Text>
      <OwnProofs onCancel={decline} />
    </Dialog>
  );
}

/** What this very person can show: nobody is asked for a password or a passkey that they do not have. */
function OwnProofs({ onCancel }: { onCancel: () => void }) {
  const security = useCall(getMySecurity, {}).data;
  const passkeys = useCall(listPasskeys, {}).data?.passkeys.length ?? 0;
  return (
    <ProofWays purpose="prove" lacks={passkeys > 0 ? [] : ['passkey']} onDone={() => proofGate.settle('proved')}>
      {security?.password !== null && <PasswordProof onCancel={onCancel} />}
    </ProofWays>
  );
}

function PasswordProof({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('account');
  const form = useForm(provePassword, {
    empty: { password: '' },
    check: ({ password }) => (password ? {} : { password: t('sign_in.password_missing') }),
    refusals: { password: ['wrong_password'] },
    input: (body) => ({ body }),
    onDone: () => proofGate.settle('proved'),
  });
  return (
    <DialogForm form={form} onCancel={onCancel} submitLabel={t('proof.submit')}>
      <PasswordField
        label={t('sign_in.password')}
        autoComplete="current-password"
        value={form.draft.password}
        error={form.faults.password}
        onChange={({ currentTarget }) => form.change({ password: currentTarget.value })}
      />
    </DialogForm>
  );
}
