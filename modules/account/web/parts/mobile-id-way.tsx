import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#platform/contract/shapes.ts';
import { call } from '#platform/web/data/call.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { useTries } from '#platform/web/ui/use-tries.ts';
import { startMobileId } from '../../contract/start-mobile-id.ts';
import { readEidCode } from '../../rules/eid-code.ts';
import { MOBILE_ID_COUNTRIES, useEidWays } from '../data/eid-ways.ts';
import type { ProofProps } from '../data/proof-ways.ts';
import { usePhoneTurn } from '../data/use-phone-turn.ts';
import classes from './eid.module.css';
import { EidCodeField } from './eid-code-field.tsx';
import { PersonaSelect } from './persona-select.tsx';
import { PhoneWaiting } from './phone-waiting.tsx';

const PHONE = /^\+\d{7,15}$/;
/** Any number of the country will do in the demonstration. */
const DEMO_PHONE = '+37255500000';

/** Mobile-ID: the phone with a number, and the code of its owner. */
export default function MobileIdWay({ purpose, onDone }: ProofProps) {
  const { t, i18n } = useTranslation('account');
  const demonstration = useEidWays()?.demonstration ?? null;
  const [phone, setPhone] = useState('');
  const [id_code, setIdCode] = useState('');
  const { asked, pending, error, run, cancel } = usePhoneTurn(onDone);
  const number = phone.replace(/[\s()-]/g, '');
  const { element, wasTried } = useTries(error, () => {
    const code = readEidCode(id_code);
    if (!PHONE.test(number) || code === null) return;
    const body = { purpose, language: i18n.language as Language, phone: number, id_code: code };
    void run((signal) => call(startMobileId, { body }, { inPlace: true, signal }));
  });

  if (asked) return <PhoneWaiting asked={asked} link={null} onCancel={cancel} />;
  return (
    <form {...element} className={classes.way}>
      {demonstration && (
        <PersonaSelect
          label={t('eid.demo_who')}
          demonstration={demonstration}
          countries={MOBILE_ID_COUNTRIES}
          chosen={{ country: 'EE', id_code }}
          onPick={(person) => {
            setIdCode(person.id_code);
            setPhone(DEMO_PHONE);
          }}
        />
      )}
      <TextInput
        size="md"
        label={t('eid.phone')}
        description={t('eid.phone_hint')}
        type="tel"
        autoComplete="tel"
        maxLength={30}
        value={phone}
        error={wasTried && !PHONE.test(number) ? t('eid.phone_missing') : null}
        onChange={({ currentTarget }) => setPhone(currentTarget.value)}
      />
      <EidCodeField value={id_code} wasTried={wasTried} onType={setIdCode} />
      <ErrorNotice error={error} />
      <Button type="submit" size="md" fullWidth loading={pending}>
        {t('eid.go_on')}
      </Button>
    </form>
  );
}
