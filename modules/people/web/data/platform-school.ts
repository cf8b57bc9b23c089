import type { AnswerOf } from '#platform/contract/endpoint.ts';
import type { listPlatformSchools } from '../../contract/list-platform-schools.ts';

/** A school as the main administrator sees it: numbers, never people. */
export type PlatformSchool = AnswerOf<typeof listPlatformSchools>[number];
