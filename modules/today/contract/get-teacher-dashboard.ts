import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { TodayEntry, TodayLesson } from '#platform/contract/today.ts';

/** Today's lessons and waiting items; the school's administrator switches it on (S3 section 6). */
export const getTeacherDashboard = endpoint('POST /teacher/dashboard', {
  query: Type.Object({ use_dashboard_v3: Type.Optional(Type.String({ maxLength: 5 })) }),
  body: Type.Object({}),
  changes: false,
  answer: Type.Object({ lessons: Type.Array(TodayLesson), waiting: Type.Array(TodayEntry) }),
  refuses: ['teacher_dashboard_disabled'],
});
