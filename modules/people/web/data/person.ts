import type { AnswerOf } from '#platform/contract/endpoint.ts';
import type { getPerson } from '../../contract/get-person.ts';

/** One person as the school's leaders see them. */
export type Person = AnswerOf<typeof getPerson>;

/** A tie between a guardian and a child, seen from the other side. */
export type Tie = Person['guardians'][number];
