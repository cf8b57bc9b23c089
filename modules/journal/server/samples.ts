import type { Relation, Samples, World } from '#platform/testing/samples.ts';
import { inJournal, ofSchool, readable } from './samples-school.ts';

/** A lesson as the dialog writes it; the day lies in every study year of the demonstration that runs now. */
const lesson = (event_date: string) => ({
  title: 'Vectors',
  description: 'What they are good for',
  event_date,
  lesson_number: 3,
  lesson_type_id: 1,
});

const today = (): string => new Date().toISOString().slice(0, 10);

const ofEvent = async (world: World, relation: Relation) => {
  const { journal_id, event_id } = await world.journal(relation);
  return { params: { id: journal_id, eventId: event_id } };
};

const ofAssessment = async (world: World, relation: Relation) => {
  const { journal_id, assessment_id } = await world.journal(relation);
  return { params: { id: journal_id, assessmentId: assessment_id } };
};

const ofHomework = async (world: World, relation: Relation) => {
  const { journal_id, homework_id } = await world.journal(relation);
  return { params: { id: journal_id, homeworkId: homework_id } };
};

const assessment = (assessed_on: string) => ({ title: 'Test of vectors', max_points: 20, assessed_on });
const homework = (due_on: string) => ({ description: 'Exercises 6 to 9', due_on, due_lesson_number: 2 });

const ofPupil = async (world: World, relation: Relation) => ({
  params: { studentId: (await world.pupil(relation)).person_id },
  query: { school_id: world.school('own') },
});

const ofAbsence = async (world: World, relation: Relation) => ({
  params: { absenceId: (await world.pupil(relation)).absence_id },
});

/** Whole days, which begin late enough in every time zone. */
const absence = () => {
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  return { reason: 'A cold', from: day, to: day, all_day: true };
};

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
  'GET /journal/:id/cells': async (world, relation) => {
    const { journal_id, event_id } = await world.gradedLesson(relation === 'same school' ? 'own' : relation);
    return { params: { id: journal_id }, query: { lessons: `${event_id}` } };
  },
  'GET /journal/:id/results': async (world, relation) => ({
    params: { id: await world.pointedJournal(relation === 'same school' ? 'own' : relation) },
  }),
  'POST /journal/:id/cells': async (world, relation) => {
    const { journal_id, event_id, assessment_id, student_id } = await world.journal(relation);
    const inLesson = {
      event_id,
      student_id,
      attendance: 'late',
      value: '5',
      comment_type: 'general',
      comment: 'Well done',
    };
    return {
      params: { id: journal_id },
      body: {
        cells: [
          { ...inLesson, since: 0 },
          { assessment_id, student_id, points: 12.5 },
        ],
      },
    };
  },
  'POST /journal/:id/assessments': async (world, relation) => ({
    ...(await inJournal(world, relation)),
    body: assessment(today()),
  }),
  'POST /journal/:id/assessments/:assessmentId': async (world, relation) => ({
    ...(await ofAssessment(world, relation)),
    body: assessment(today()),
  }),
  'DELETE /journal/:id/assessments/:assessmentId': ofAssessment,
  'POST /journal/:id/homework': async (world, relation) => ({
    ...(await inJournal(world, relation)),
    body: homework(today()),
  }),
  'POST /journal/:id/homework/:homeworkId': async (world, relation) => ({
    ...(await ofHomework(world, relation)),
    body: homework(today()),
  }),
  'DELETE /journal/:id/homework/:homeworkId': ofHomework,
  ...ofSchool,
  'GET /students/:studentId/diary': ofPupil,
  'GET /students/:studentId/grades': ofPupil,
  'POST /students/:studentId/homework/:homeworkId': async (world, relation) => {
    const { person_id, homework_id } = await world.pupil(relation);
    return {
      params: { studentId: person_id, homeworkId: homework_id },
      query: { school_id: world.school('own') },
      body: { is_done: true },
    };
  },
  'GET /students/:studentId/absences': ofPupil,
  'POST /students/:studentId/absences': async (world, relation) => ({
    ...(await ofPupil(world, relation)),
    body: absence(),
  }),
  'GET /absences/:absenceId': ofAbsence,
  'POST /absences/:absenceId': async (world, relation) => ({
    ...(await ofAbsence(world, relation)),
    body: absence(),
  }),
  'DELETE /absences/:absenceId': ofAbsence,
  'GET /schools/:schoolId/absences': (world, relation) => ({ params: { schoolId: world.school(relation) } }),
};
