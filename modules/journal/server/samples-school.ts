import type { Relation, Samples, World } from '#platform/testing/samples.ts';

export const inJournal = async (world: World, relation: Relation) => ({
  params: { id: (await world.journal(relation)).journal_id },
});

/** Leaders read every journal of the school; whoever teaches reads their own, wherever it is asked for. */
export const readable = async (world: World, relation: Relation) =>
  inJournal(world, relation === 'same school' ? 'own' : relation);

const inSchool = (world: World, relation: Relation) => ({ params: { schoolId: world.school(relation) } });

/** What a journal is to be, named by things of where the relation says. */
const settings = async (world: World, relation: Relation) => ({
  title: 'Robotics',
  icon: 'code',
  type: 'hobby_group',
  is_point_based: false,
  individual: false,
  name_first: false,
  class_id: null,
  course_id: null,
  teacher_ids: [(await world.member(relation, 'teacher')).person_id],
  student_ids: [(await world.member(relation, 'student')).person_id],
  slots: [{ weekday: 3, lesson_number: 7 }],
});

/** The ranges of the demonstration end before it. */
const FIRST_FREE = 40_000;

/** Ranges of one school lie apart; those that are refused anyway need no place of their own. */
const range = (world: World, relation: Relation) => {
  const from =
    relation === 'own' || relation === 'same school' ? FIRST_FREE + Number(world.word().replace(/\D/g, '')) : 1;
  return { from, to: from + 0.5, value: 'Good' };
};

const ofRange = async (world: World, relation: Relation) => ({
  params: { schoolId: world.school(relation), rangeId: await world.creditRange(relation) },
});

const workplan = {
  name: 'Trigonometry',
  description: 'From triangles to circles',
  is_shared: true,
  blocks: [{ name: 'Triangles', lessons: [{ name: 'Sine', description: 'Pages 8 to 10' }, { name: 'Cosine' }] }],
};

/** Whoever keeps plans may change their own, wherever they are asked for. */
const ofWorkplan = async (world: World, relation: Relation) => ({
  params: {
    schoolId: world.school(relation),
    workplanId: await world.workplan(relation === 'same school' ? 'own' : relation),
  },
});

/** The very same days are entered once, so each request has days of its own, far from those of the demonstration. */
const freeDays = (world: World) => {
  const day = new Date(Date.UTC(2040, 0, Number(world.word().replace(/\D/g, '')))).toISOString().slice(0, 10);
  return { name: 'Snow days', starts_on: day, ends_on: day };
};

const ofFreeDays = async (world: World, relation: Relation) => ({
  params: { schoolId: world.school(relation), freeDaysId: await world.freeDays(relation) },
});

/** Everybody may change their own items, wherever they are asked for. */
const ofItem = async (world: World, relation: Relation) => ({
  params: {
    schoolId: world.school(relation),
    itemId: await world.whiteboardItem(relation === 'same school' ? 'own' : relation),
  },
});

const item = { title: 'Chalk', description: 'There is none left in 204.', is_shared: true };

export const ofSchool: Samples = {
  'GET /schools/:schoolId/journals': (world, relation) => ({ ...inSchool(world, relation), query: { search: 'a' } }),
  'POST /schools/:schoolId/journals': async (world, relation) => ({
    ...inSchool(world, relation),
    body: await settings(world, relation),
  }),
  'GET /schools/:schoolId/journal-choices': inSchool,
  'GET /schools/:schoolId/journal-pupils': (world, relation) => ({
    ...inSchool(world, relation),
    query: { search: 'a' },
  }),
  'GET /journal/:id/settings': inJournal,
  'POST /journal/:id/settings': async (world, relation) => ({
    ...(await inJournal(world, relation)),
    body: await settings(world, relation),
  }),
  'POST /journal/:id/lock': async (world, relation) => ({
    ...(await inJournal(world, relation)),
    body: { is_locked: true },
  }),
  'GET /schools/:schoolId/credit-ranges': inSchool,
  'POST /schools/:schoolId/credit-ranges': (world, relation) => ({
    ...inSchool(world, relation),
    body: range(world, relation),
  }),
  'POST /schools/:schoolId/credit-ranges/:rangeId': async (world, relation) => ({
    ...(await ofRange(world, relation)),
    body: range(world, relation),
  }),
  'DELETE /schools/:schoolId/credit-ranges/:rangeId': ofRange,
  'POST /journal/:id/workplan': async (world, relation) => ({
    ...(await readable(world, relation)),
    body: { workplan_id: await world.workplan(relation === 'same school' ? 'own' : relation) },
  }),
  'GET /schools/:schoolId/workplans': (world, relation) => ({ ...inSchool(world, relation), query: { search: 'a' } }),
  'POST /schools/:schoolId/workplans': (world, relation) => ({ ...inSchool(world, relation), body: workplan }),
  'GET /schools/:schoolId/workplans/:workplanId': ofWorkplan,
  'POST /schools/:schoolId/workplans/:workplanId': async (world, relation) => ({
    ...(await ofWorkplan(world, relation)),
    body: workplan,
  }),
  'DELETE /schools/:schoolId/workplans/:workplanId': ofWorkplan,
  'GET /schools/:schoolId/free-days': inSchool,
  'POST /schools/:schoolId/free-days': (world, relation) => ({ ...inSchool(world, relation), body: freeDays(world) }),
  'POST /schools/:schoolId/free-days/:freeDaysId': async (world, relation) => ({
    ...(await ofFreeDays(world, relation)),
    body: freeDays(world),
  }),
  'DELETE /schools/:schoolId/free-days/:freeDaysId': ofFreeDays,
  'GET /schools/:schoolId/whiteboard': inSchool,
  'POST /schools/:schoolId/whiteboard': (world, relation) => ({ ...inSchool(world, relation), body: item }),
  'POST /schools/:schoolId/whiteboard/:itemId': async (world, relation) => ({
    ...(await ofItem(world, relation)),
    body: item,
  }),
  'DELETE /schools/:schoolId/whiteboard/:itemId': ofItem,
};
