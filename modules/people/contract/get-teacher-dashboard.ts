import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Moment } from '#platform/contract/shapes.ts';

export const getTeacherDashboard = endpoint('POST /teacher/dashboard', {
  query: Type.Object({ use_dashboard_v3: Type.Optional(Type.String({ maxLength: 5 })) }),
  body: Type.Object({}),
  answer: Type.Object({
    lessons: Type.Array(
      Type.Object({
        id: Type.Integer(),
        title: Type.String(),
        lesson_number: Type.Integer(),
        journal_id: Type.Integer(),
        journal_title: Type.String(),
      }),
    ),
    waiting: Type.Array(
      Type.Object({
        kind: Type.String(),
        params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
        link: Type.String(),
        since: Type.Union([Moment, Type.Null()]),
      }),
    ),
  }),
  refuses: ['teacher_dashboard_disabled'],
});
