import { Button, Text } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { proofGate } from '#platform/web/data/proof-gate.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { sentenceOf } from '#platform/web/errors/error-sentence.ts';
import { Dialog, DialogActions } from '#platform/web/ui/dialog.tsx';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { useFaultFocus } from '#platform/web/ui/use-fault-focus.ts';
import { getMySecurity } from '../../contract/get-my-security.ts';
import { PASSWORD_MAX } from '../../contract/limits.ts';
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
  const { t: tUi } = useTranslation();
  const [password, setPassword] = useState('');
  const [tries, setTries] = useState(0);
  const prove = useWrite(provePassword, { inPlace: true, onDone: () => proofGate.settle('proved') });
  const form = useFaultFocus(tries, prove.error);
  const isWrong = prove.error?.key === 'wrong_password';
  const missing = tries > 0 && !password ? t('sign_in.password_missing') : null;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTries((count) => count + 1);
        if (password) prove.run({ body: { password } });
      }}
    >
      <PasswordField
        label={t('sign_in.password')}
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        data-autofocus
        value={password}
        error={missing ?? (isWrong ? sentenceOf('wrong_password') : null)}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <ErrorNotice error={isWrong ? null : prove.error} />
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          {tUi('dialog.cancel')}
        </Button>
        <Button type="submit" loading={prove.pending}>
          {t('proof.submit')}
        </Button>
      </DialogActions>
    </form>
  );
}
