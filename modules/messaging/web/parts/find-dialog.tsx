import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { wordOf } from '#platform/web/i18n/word-of.ts';
import { dayFault, readDay } from '#platform/web/i18n/written-day.ts';
import { DayField } from '#platform/web/ui/day-field.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { SearchField } from '#platform/web/ui/search-field.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { SEARCH_MAX } from '../../contract/limits.ts';
import { judgeSearch } from '../../rules/search.ts';
import { conversationDayPath, conversationPath } from '../data/addresses.ts';
import type { DialogProps } from '../data/dialogs.ts';
import { useHits } from '../data/use-hits.ts';
import classes from './find-dialog.module.css';
import { FoundMessage } from './found-message.tsx';
import { PagedRows } from './paged-rows.tsx';

/** Finds a place in a conversation: by words, or by the day. */
export default function FindDialog({ request: { groupId }, opened, onClose, onClosed }: DialogProps<'find'>) {
  const { t } = useTranslation('messaging');
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const go = (path: string) => {
    onClose();
    void navigate(path);
  };
  const isLong = search !== '' && judgeSearch(search).allowed;
  return (
    <Dialog opened={opened} onClose={onClose} onClosed={onClosed} title={t('find.title')}>
      <div className={classes.find}>
        <SearchField label={t('find.words')} maxLength={SEARCH_MAX} onSearch={setSearch} focused />
        {search !== '' && !isLong && <p className={classes.hint}>{t('search.too_short')}</p>}
        {isLong && <Hits groupId={groupId} search={search} onPick={(id) => go(conversationPath(groupId, id))} />}
        {search === '' && <ByDay onPick={(day) => go(conversationDayPath(groupId, day))} />}
      </div>
    </Dialog>
  );
}

type HitsProps = { groupId: number; search: string; onPick: (message_id: number) => void };

function Hits({ groupId, search, onPick }: HitsProps) {
  const { t } = useTranslation('messaging');
  const hits = useHits(groupId, search);
  return (
    <Faces
      query={hits}
      waiting={<SkeletonRows rows={4} />}
      empty={{
        when: ({ pages: [newest] }) => newest?.data.length === 0,
        face: <EmptyFace drawing="search" sentence={t('search.none', { search })} />,
      }}
    >
      {({ pages }) => (
        <PagedRows
          className={classes.hits}
          label={t('search.messages')}
          rows={pages.flatMap(({ data }) => data.toReversed())}
          keyOf={({ message_id }) => message_id}
          pages={hits}
        >
          {(message) => <FoundMessage message={message} search={search} onPick={onPick} />}
        </PagedRows>
      )}
    </Faces>
  );
}

function ByDay({ onPick }: { onPick: (day: string) => void }) {
  const { t } = useTranslation('messaging');
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const day = readDay(text);
    const wrong = text.trim() === '' ? 'ui:day.wrong' : dayFault(text);
    setFault(wrong && wordOf(wrong));
    if (day) onPick(day);
  };
  return (
    <form className={classes.day} onSubmit={submit} noValidate>
      <DayField
        label={t('find.day')}
        value={text}
        error={fault}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {t('find.go')}
      </Button>
    </form>
  );
}
