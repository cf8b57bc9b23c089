import type { TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ID_CODE_TYPED_MAX } from '../../contract/limits.ts';
import type { AccountPanelProps } from '../data/account-panel.ts';
import { CountryField } from './country-field.tsx';
import { TextField } from './text-field.tsx';

const NOTE_BELOW: TextInputProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];

/** The personal code: said once by somebody of whom none is known, and read from then on. */
export function IdCodeFields(panel: AccountPanelProps) {
  const { t } = useTranslation('profile');
  const { may, values } = panel;
  if (!may.set_id_code)
    return (
      <>
        {values.id_code && (
          <CountryField panel={panel} isLocked name="id_code_country" label={t('you.id_code_country')} />
        )}
        <TextField
          panel={panel}
          isLocked
          name="id_code"
          label={t('you.id_code')}
          placeholder={t('you.not_said')}
          description={may.edit_personal_data && values.id_code ? t('you.id_code_kept') : undefined}
          inputWrapperOrder={NOTE_BELOW}
        />
      </>
    );
  return (
    <>
      <CountryField panel={panel} isLocked={false} name="id_code_country" label={t('you.id_code_country')} />
      <TextField
        panel={panel}
        isLocked={false}
        name="id_code"
        label={t('you.id_code')}
        description={t('you.id_code_once')}
        inputWrapperOrder={NOTE_BELOW}
        autoComplete="off"
        spellCheck={false}
        maxLength={ID_CODE_TYPED_MAX}
      />
    </>
  );
}
