import { Button, Menu } from '@mantine/core';
import {
  IconChevronDown,
  IconClipboardCheck,
  IconHome2,
  IconListDetails,
  IconMessage,
  IconPlus,
  IconPrinter,
  IconSettings,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMenu } from '#platform/web/ui/use-menu.ts';
import type { Table } from '../data/columns.ts';
import { settingsPath } from '../data/school-address.ts';
import type { useAskedLesson } from '../data/use-asked-lesson.ts';
import type { useOpened } from '../data/use-opened.ts';

type Props = { table: Table; over: ReturnType<typeof useOpened>; lesson: ReturnType<typeof useAskedLesson> };

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** What can be done with a journal; the new lesson comes last and first. */
export function JournalActions({ table, over, lesson }: Props) {
  const { t } = useTranslation('journal');
  const { missing, journal } = table;
  const menu = useMenu();
  const more = useRef<HTMLButtonElement>(null);
  const mayWrite = journal.may.write;
  return (
    <>
      {missing.length > 0 && (
        <Button variant="light" color="yellow" onClick={() => over.open({ is: 'missing' })}>
          {t('list.missing', { count: missing.length })}
        </Button>
      )}
      <Menu {...menu} position="bottom-end" returnFocus>
        <Menu.Target>
          <Button ref={more} variant="default" rightSection={<IconChevronDown {...ICON} />}>
            {t('table.more')}
          </Button>
        </Menu.Target>
        {/* A dialog gives the focus back to where it came from; that must be the button, not an item that is gone. */}
        <Menu.Dropdown onClickCapture={() => more.current?.focus()}>
          {mayWrite && (
            <Menu.Item
              leftSection={<IconClipboardCheck {...ICON} />}
              onClick={() => over.open({ is: 'assessment', id: null })}
            >
              {t('assessment.new')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconHome2 {...ICON} />} onClick={() => over.open({ is: 'homework_list' })}>
            {t('homework.all')}
          </Menu.Item>
          {journal.may.plan && (
            <Menu.Item leftSection={<IconListDetails {...ICON} />} onClick={() => over.open({ is: 'plan' })}>
              {t('plans.choose')}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconMessage {...ICON} />}
            component={Link}
            to={`/messaging/class/${journal.id}?school_id=${journal.school_id}&study_year_id=${journal.study_year_id}`}
          >
            {t('table.write_to_class')}
          </Menu.Item>
          <Menu.Item leftSection={<IconPrinter {...ICON} />} onClick={() => setTimeout(() => print(), 200)}>
            {t('table.print')}
          </Menu.Item>
          {journal.may.keep && (
            <Menu.Item component={Link} to={settingsPath(journal.id)} leftSection={<IconSettings {...ICON} />}>
              {t('settings.title')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {mayWrite && (
        <Button
          leftSection={<IconPlus {...ICON} />}
          onPointerEnter={lesson.load}
          onFocus={lesson.load}
          onClick={() => lesson.open({})}
        >
          {t('actions.new_lesson')}
        </Button>
      )}
    </>
  );
}
