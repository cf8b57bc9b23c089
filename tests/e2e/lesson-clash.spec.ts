import { enter, expect, test } from './kriit.ts';
import { dialogIn, dialogPath, lessonsOf } from './lessons.ts';

test('two people who save the same lesson: the second sees what changed and loses nothing', async ({
  signIn,
  openContext,
  product,
  expectAccessible,
}) => {
  const page = await signIn('teacher');
  const lessons = lessonsOf(page.context());
  const journal_id = await lessons.journal('Mathematics: Numbers and equations');
  const { id: event_id } = await lessons.writeLate(journal_id, 'Roots');
  // A page of its own opens new lessons only; a frame of our own origin is told which.
  const openIn = async (one: typeof page) => {
    await one.goto('/teacher-modal');
    await one.evaluate(
      ([path, id]) => {
        const frame = document.createElement('iframe');
        frame.src = `${path}?standalone=true`;
        frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; z-index: 9999; border: 0';
        const say = (type: string, data: object) =>
          frame.contentWindow?.postMessage({ kriit: 1, type, data }, location.origin);
        const greeting = setInterval(() => say('hello', { versions: [1] }), 100);
        addEventListener('message', ({ data }) => {
          if (data?.type !== 'ready') return;
          clearInterval(greeting);
          say('open_lesson', { view: 'edit_lesson', event_id: id, event_date: '', lesson_number: '' });
        });
        document.body.append(frame);
      },
      [dialogPath(journal_id), event_id] as const,
    );
    return dialogIn(one.frameLocator('iframe'));
  };
  const other = await openContext();
  await enter(other, product, 'teacher');
  const mine = await openIn(page);
  const theirs = await openIn(await other.newPage());
  await mine.description.fill('Mine alone');
  await mine.number.fill('4');
  await theirs.title.fill('Square roots');
  await theirs.number.fill('5');
  await theirs.button('Save').click();
  await expect(theirs.dialog).toBeHidden();

  await mine.button('Save').click();
  const clash = mine.dialog.getByRole('region', { name: 'Changed by somebody else' });
  await expect(clash).toBeVisible();
  await expectAccessible(page, 'colours');
  const choice = (field: string) =>
    clash.getByRole('radiogroup', { name: field }).getByRole('radio', { checked: true });
  await expect(choice('Title')).toContainText('Square roots');
  await expect(choice('Lesson number')).toContainText('4');
  // Nobody else touched it.
  await expect(clash.getByRole('radiogroup', { name: 'Description' })).toHaveCount(0);
  await clash.getByRole('radiogroup', { name: 'Lesson number' }).getByRole('radio').last().click();
  await mine.button('Go on with this choice').click();
  await expect(mine.title).toHaveValue('Square roots');
  await mine.button('Save').click();
  await expect(mine.dialog).toBeHidden();
  expect(await lessons.read(journal_id, event_id)).toMatchObject({
    title: 'Square roots',
    description: 'Mine alone',
    lesson_number: 5,
  });
});
