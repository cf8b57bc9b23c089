import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ageOn } from '#platform/contract/age.ts';
import { formatDay } from '#platform/web/i18n/dates.ts';
import type { Person } from '../data/person.ts';
import { useToday } from '../data/use-today.ts';
import classes from './person-head.module.css';

/** How to reach a person, and how old they are: that decides who acts for them. */
export function PersonContact({ person: { email, phone, birthday } }: { person: Person }) {
  const { t } = useTranslation('people');
  const today = useToday();
  if (!email && !phone && !birthday)
    return (
      <Text size="sm" c="dimmed">
        {t('person.no_contact')}
      </Text>
    );
  return (
    <dl className={classes.facts}>
      {email && (
        <div>
          <dt>{t('person.email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {phone && (
        <div>
          <dt>{t('person.phone')}</dt>
          <dd>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </dd>
        </div>
      )}
      {birthday && (
        <div>
          <dt>{t('person.birthday')}</dt>
          <dd>
            {formatDay(birthday)}{' '}
            <span className={classes.age}>{t('person.age', { count: ageOn(birthday, today) })}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}
