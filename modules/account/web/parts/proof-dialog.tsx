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
import { useEidWays } from '../data/eid-ways.ts';
import { useLast } from '../data/use-last.ts';
import { PasswordField } from './password-field.tsx';
import { ProofWays } from './proof-ways.tsx';

/** Opens when a call needs a proof of who somebody is. The call waits behind it and goes on by itself. */
export function ProofDialog() {
  const { t } = useTranslation('account');
  const want = useSyncExternalStore(proofGate.listen, proofGate.wanted);
  // What is said stays the same while the dialog leaves the screen.
  const said = useLast(want) ?? 'fresh';
  const decline = () => proofGate.settle('declined');
  return (
    <Dialog
      opened={want !== null}
      onClose={decline}
      title={said === 'eid' ? t('proof.eid_title') : t('proof.title')}
      width="small"
      fillsPhone={false}
    >
      <Text c="dimmed" mb="md">
        {said === 'eid' ? t('proof.eid_note') : t('proof.note')}
      </Text>
      {said === 'eid' ? <EidProofs /> : <OwnProofs onCancel={decline} />}
    </Dialog>
  );
}

/** The ways with an identity that the law accepts; a profile that nobody has verified yet is verified by them too. */
function EidProofs() {
  const { t } = useTranslation('account');
  const isNone = useEidWays()?.ways.length === 0;
  if (isNone) return <Text>{t('proof.eid_none')}</Text>;
  return <ProofWays purpose="prove" lacks={['passkey']} onDone={() => proofGate.settle('proved')} />;
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
    <DialogForm form={form} onCancel={onCancel} submitLabel={t('proof.submit')} mayGo>
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
