import type { APIResponse, BrowserContext, FrameLocator, Page } from '@playwright/test';
import type { getJournalData } from '#modules/journal/contract/get-journal-data.ts';
import type { JournalEvent, JournalRow, WrittenEvent } from '#modules/journal/contract/shapes.ts';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { expect } from './kriit.ts';

/** Speaks to the journal as the person of a browser, behind its pages. */
export function lessonsOf({ request }: Pick<BrowserContext, 'request'>, url = '') {
  const data = async <T>(answer: APIResponse): Promise<T> => {
    expect(answer.status(), await answer.text()).toBe(200);
    return ((await answer.json()) as { data: T }).data;
  };
  return {
    /** A journal of the demonstration by its title, and by its class where several have the same. */
    async journal(title: string, class_name?: string): Promise<number> {
      const all = await data<JournalRow[]>(await request.get(`${url}/api/journals`));
      const found = all.find((one) => one.title === title && (class_name ?? one.class_name) === one.class_name);
      expect(found, `${title} among ${all.map((one) => one.title)}`).toBeDefined();
      return found?.id ?? 0;
    },
    async known(id: number): Promise<AnswerOf<typeof getJournalData>> {
      return data(await request.get(`${url}/api/journal/${id}/data`));
    },
    async read(id: number, event_id: number): Promise<JournalEvent> {
      return data(await request.get(`${url}/api/journal/${id}/event/${event_id}`));
    },
    async write(id: number, event: WrittenEvent): Promise<JournalEvent> {
      return data(await request.post(`${url}/api/journal/${id}/event`, { data: event }));
    },
    /** Gives a lesson another title; the rest stays. */
    async rename(id: number, event_id: number, title: string): Promise<JournalEvent> {
      const { event_date, lesson_number, description, lesson_type_id } = await this.read(id, event_id);
      const event = { title, event_date, lesson_number, description, lesson_type_id };
      return data(await request.post(`${url}/api/journal/${id}/event/${event_id}`, { data: event }));
    },
    /** A lesson of the last days of the study year, where no timetable has one. */
    async writeLate(id: number, title: string): Promise<JournalEvent> {
      const { study_year, lesson_types } = await this.known(id);
      const lesson_type_id = lesson_types[0]?.id;
      return this.write(id, { title, event_date: study_year.ends_on, lesson_number: 1, lesson_type_id });
    },
    async titles(id: number): Promise<string[]> {
      return (await this.known(id)).taken.map(({ title }) => title);
    },
  };
}

/** The fields and buttons of the dialog, on a page of its own or in a frame. */
export const dialogIn = (place: Page | FrameLocator) => {
  const dialog = place.getByRole('dialog', { name: /lesson|workplan/i });
  return {
    dialog,
    title: dialog.getByRole('textbox', { name: 'Title' }),
    date: dialog.getByRole('textbox', { name: 'Date' }),
    number: dialog.getByRole('textbox', { name: 'Lesson number' }),
    points: dialog.getByRole('textbox', { name: 'Maximum points' }),
    description: dialog.getByRole('textbox', { name: 'Description' }),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
  };
};

export const dialogPath = (journal_id: number): string => `/teacher-modal/school/1/journal/${journal_id}`;

/** The cell of an open journal that has, or last had, the focus. */
export const activeCell = (page: Page) => page.locator('[role="gridcell"][data-active]');

/** Waits until nothing that was typed into the table is on its way. */
export const expectSaved = (page: Page) => expect(page.getByText('Everything is saved.')).toBeVisible();

/** The journal of 9.A in a list. */
export const listed = (page: Page) => page.getByRole('link', { name: /^Mathematics\s*9\.A/ });

/** Opens the journal of 9.A and waits until its table is there. */
export async function openJournal(page: Page) {
  await listed(page).click();
  await expect(page).toHaveURL(/\/journal\/\d+$/);
  return page.getByRole('grid');
}
