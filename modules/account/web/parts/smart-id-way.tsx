import { Button, SegmentedControl, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#platform/contract/shapes.ts';
import { call } from '#platform/web/data/call.ts';
import { countryName } from '#platform/web/i18n/countries.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { useIsTouch } from '#platform/web/ui/use-screen.ts';
import { useTries } from '#platform/web/ui/use-tries.ts';
import { startSmartId } from '../../contract/start-smart-id.ts';
import { readEidCode } from '../../rules/eid-code.ts';
import { smartIdTrip } from '../data/eid-trip.ts';
import { eidCountries, useEidWays } from '../data/eid-ways.ts';
import type { ProofProps } from '../data/proof-ways.ts';
import { usePhoneTurn } from '../data/use-phone-turn.ts';
import { useTripBack } from '../data/use-trip-back.ts';
import classes from './eid.module.css';
import { EidCodeField } from './eid-code-field.tsx';
import { PersonaSelect } from './persona-select.tsx';
import { PhoneWaiting } from './phone-waiting.tsx';

/** Smart-ID: the phone of a person whose code is typed, the app on this very phone, or whichever phone scans the QR code. */
export default function SmartIdWay({ purpose, onDone }: ProofProps) {
  const { t, i18n } = useTranslation('account');
  const demonstration = useEidWays()?.demonstration ?? null;
  const countries = eidCountries(i18n.language);
  const isTouch = useIsTouch();
  const back = useTripBack(purpose);
  const [manner, setManner] = useState(isTouch ? 'link' : 'code');
  const [person, setPerson] = useState({ country: countries[0] ?? 'EE', id_code: '' });
  const { asked, link, pending, error, run, cancel } = usePhoneTurn(onDone);
  const isTyped = manner === 'code';
  const { element, wasTried } = useTries(error, () => {
    const id_code = readEidCode(person.id_code);
    if (isTyped && id_code === null) return;
    const body = {
      purpose,
      language: i18n.language as Language,
      person: isTyped && id_code !== null ? { country: person.country, id_code } : null,
      origin: isTouch && !isTyped ? location.origin : null,
    };
    void run(async (signal) => {
      const begun = await call(startSmartId, { body }, { inPlace: true, signal });
      if (begun.app_link !== null) smartIdTrip.begin({ turn: begun.turn, purpose, back });
      return begun;
    });
  });

  if (asked) return <PhoneWaiting asked={asked} link={link} onCancel={cancel} />;
  return (
    <form {...element} className={classes.way}>
      <SegmentedControl
        size="md"
        fullWidth
        value={manner}
        onChange={setManner}
        data={[
          { value: 'code', label: t('eid.by_code') },
          { value: 'link', label: t(isTouch ? 'eid.by_app' : 'eid.by_qr') },
        ]}
      />
      {isTyped && demonstration && (
        <PersonaSelect
          label={t('eid.demo_who')}
          demonstration={demonstration}
          chosen={person}
          onPick={({ country, id_code }) => setPerson({ country, id_code })}
        />
      )}
      {isTyped && (
        <>
          <Select
            size="md"
            label={t('eid.country')}
            allowDeselect={false}
            data={countries.map((country) => ({ value: country, label: countryName(country, i18n.language) }))}
            value={person.country}
            onChange={(country) => setPerson({ ...person, country: country ?? person.country })}
          />
          <EidCodeField
            value={person.id_code}
            wasTried={wasTried}
            onType={(id_code) => setPerson({ ...person, id_code })}
          />
        </>
      )}
      <ErrorNotice error={error} />
      <Button type="submit" size="md" fullWidth loading={pending}>
        {t('eid.go_on')}
      </Button>
    </form>
  );
}
