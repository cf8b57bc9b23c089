import type { Relation, Samples, World } from '#platform/testing/samples.ts';

/** A lesson as the dialog writes it; the day lies in every study year of the demonstration that runs now. */
const lesson = (event_date: string) => ({
  title: 'Vectors',
  description: 'What they are good for',
  event_date,
  lesson_number: 3,
  lesson_type_id: 1,
});

const today = (): string => new Date().toISOString().slice(0, 10);

const inJournal = async (world: World, relation: Relation) => ({
  params: { id: (await world.journal(relation)).journal_id },
});

const ofEvent = async (world: World, relation: Relation) => {
  const { journal_id, event_id } = await world.journal(relation);
  return { params: { id: journal_id, eventId: event_id } };
};

/** Leaders read every journal of the school; whoever teaches reads their own, wherever it is asked for. */
const readable = async (world: World, relation: Relation) =>
  inJournal(world, relation === 'same school' ? 'own' : relation);

export const samples: Samples = {
  'GET /journals': () => ({}),
  'GET /journal/:id/data': inJournal,
  'GET /journal/:id/students': inJournal,
  'GET /journal/:id/workplan': inJournal,
  'GET /journal/:id/event/:eventId': ofEvent,
  'POST /journal/:id/event': async (world, relation) => ({
    ...(await inJournal(world, relation)),
    body: lesson(today()),
  }),
  'POST /journal/:id/event/:eventId': async (world, relation) => ({
    ...(await ofEvent(world, relation)),
    body: lesson(today()),
  }),
  'DELETE /journal/:id/event/:eventId': ofEvent,
  'GET /journal/:id/table': readable,
};
