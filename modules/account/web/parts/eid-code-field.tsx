import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EID_CODE_MAX } from '../../contract/limits.ts';
import { readEidCode } from '../../rules/eid-code.ts';

type Props = { value: string; wasTried: boolean; onType: (value: string) => void };

/** The personal code by which a phone is found. The browser must not offer it to the next person at this screen. */
export function EidCodeField({ value, wasTried, onType }: Props) {
  const { t } = useTranslation('account');
  return (
    <TextInput
      size="md"
      label={t('eid.id_code')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={EID_CODE_MAX}
      value={value}
      error={wasTried && readEidCode(value) === null ? t('eid.id_code_missing') : null}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
}
