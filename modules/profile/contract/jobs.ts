import { Type } from 'typebox';
import { job } from '#platform/contract/job.ts';
import { Id } from '#platform/contract/shapes.ts';

/** Makes one copy of everything about a person. */
export const makeCopy = job('profile.make_copy', Type.Object({ copy_id: Id }));
