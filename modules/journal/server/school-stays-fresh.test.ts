import { afterAll, beforeAll, describe, it } from 'vitest';
import type { TestClient } from '#platform/testing/client.ts';
import { makeClass, makeMember } from '#platform/testing/make.ts';
import { connectAs } from '#platform/testing/socket.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { expectStaysFresh } from '#platform/testing/stays-fresh.ts';
import { createCreditRange } from '../contract/create-credit-range.ts';
import { createFreeDays } from '../contract/create-free-days.ts';
import { createJournal } from '../contract/create-journal.ts';
import { createWhiteboardItem } from '../contract/create-whiteboard-item.ts';
import { getJournalSettings } from '../contract/get-journal-settings.ts';
import { listCreditRanges } from '../contract/list-credit-ranges.ts';
import { listFreeDays } from '../contract/list-free-days.ts';
import { listJournals } from '../contract/list-journals.ts';
import { listSchoolJournals } from '../contract/list-school-journals.ts';
import { listWhiteboard } from '../contract/list-whiteboard.ts';
import { lockJournal } from '../contract/lock-journal.ts';
import { saveJournalSettings } from '../contract/save-journal-settings.ts';
import { saveWhiteboardItem } from '../contract/save-whiteboard-item.ts';
import type { WrittenSettings } from '../contract/settings-shapes.ts';
import { reactions } from '../web/data/reactions.ts';

const params = { schoolId: 1 };
let school: StartedApp;
let url: string;
let admin: TestClient;
let teacher: { person_id: number; role_id: number };

beforeAll(async () => {
  school = await startApp({ hasSockets: true });
  url = await school.listen();
  admin = await school.enter(await makeMember(school.db, { school_id: 1, role: 'admin' }));
  teacher = await makeMember(school.db, { school_id: 1, role: 'teacher' });
});
afterAll(() => school.stop());

const written = (more: Partial<WrittenSettings> = {}): WrittenSettings => ({
  title: 'Choir',
  icon: 'music',
  type: 'default',
  is_point_based: false,
  individual: false,
  name_first: false,
  class_id: null,
  course_id: null,
  teacher_ids: [teacher.person_id],
  student_ids: [],
  slots: [],
  ...more,
});
const create = async (more: Partial<WrittenSettings> = {}): Promise<number> =>
  (await admin.call(createJournal, { params, body: written(more) })).data.id;
const save = (id: number, more: Partial<WrittenSettings>) =>
  admin.call(saveJournalSettings, { params: { id }, body: written(more) });
const open = async (reader: TestClient) => ({ reader, socket: await connectAs(url, reader), reactions });

describe('a screen that was opened before', () => {
  it('shows a headmaster what an administrator does with journals', async () => {
    const reader = await school.enter(await makeMember(school.db, { school_id: 1, role: 'headmaster' }));
    const id = await create();
    await expectStaysFresh({
      ...(await open(reader)),
      shown: [
        { endpoint: listSchoolJournals, input: { params, query: { search: 'choir' } } },
        { endpoint: getJournalSettings, input: { params: { id } } },
      ],
      act: async () => {
        await save(id, { title: 'Small choir' });
        await admin.call(lockJournal, { params: { id }, body: { is_locked: true } });
        await create({ title: 'Big choir' });
      },
    });
  });

  it('shows a teacher the journals that are given and taken away', async () => {
    const other = await makeMember(school.db, { school_id: 1, role: 'teacher' });
    const id = await create();
    await expectStaysFresh({
      ...(await open(await school.enter(teacher))),
      shown: [{ endpoint: listJournals, input: {} }],
      act: () => save(id, { teacher_ids: [other.person_id] }),
    });
    await expectStaysFresh({
      ...(await open(await school.enter(teacher))),
      shown: [{ endpoint: listJournals, input: {} }],
      act: () => save(id, {}),
    });
  });

  it('shows a form master the journals that come to the class and leave it', async () => {
    const { class_id } = await makeClass(school.db, 1);
    const master = await makeMember(school.db, { school_id: 1, role: 'formmaster', class_id });
    const id = await create();
    for (const next of [class_id, null])
      await expectStaysFresh({
        ...(await open(await school.enter(master))),
        shown: [{ endpoint: listSchoolJournals, input: { params } }],
        act: () => save(id, { class_id: next }),
      });
  });

  it('shows the staff what is shared and no longer shared, and administrators their ranges', async () => {
    const author = await school.enter(teacher);
    const note = { title: 'Chalk', is_shared: true };
    const { data } = await author.call(createWhiteboardItem, { params, body: note });
    await expectStaysFresh({
      ...(await open(await school.enter(await makeMember(school.db, { school_id: 1, role: 'caterer' })))),
      shown: [{ endpoint: listWhiteboard, input: { params } }],
      act: async () => {
        await author.call(saveWhiteboardItem, {
          params: { schoolId: 1, itemId: data.id },
          body: { ...note, is_shared: false },
        });
      },
    });
    await expectStaysFresh({
      ...(await open(await school.enter(await makeMember(school.db, { school_id: 1, role: 'admin' })))),
      shown: [{ endpoint: listCreditRanges, input: { params } }],
      act: () => admin.call(createCreditRange, { params, body: { from: 700, to: 701, value: 'Good' } }),
    });
  });

  it('shows a headmaster and those who teach which days are free', async () => {
    const headmaster = await school.enter(await makeMember(school.db, { school_id: 1, role: 'headmaster' }));
    await expectStaysFresh({
      ...(await open(headmaster)),
      shown: [{ endpoint: listFreeDays, input: { params } }],
      act: () =>
        admin.call(createFreeDays, { params, body: { name: 'Snow', starts_on: '2050-01-10', ends_on: '2050-01-11' } }),
    });
    const id = await create({ slots: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, lesson_number: 8 })) });
    await school.db.pool.query('update journal.timetable_slot set valid_from = valid_from - 20 where journal_id = $1', [
      id,
    ]);
    const day = (offset: number): string => new Date(school.clock().getTime() + offset * 86_400_000).toISOString();
    const days = { name: 'Storm', starts_on: day(-9).slice(0, 10), ends_on: day(-2).slice(0, 10) };
    await expectStaysFresh({
      ...(await open(await school.enter(teacher))),
      shown: [{ endpoint: listJournals, input: {} }],
      act: () => admin.call(createFreeDays, { params, body: days }),
    });
  });
});
