import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, Moment, nullable } from '#platform/contract/shapes.ts';

/** The notices of the platform, those that stand and those that stood. */
export const listPlatformNotices = endpoint('GET /v2/platform-notices', {
  answer: Type.Array(
    Type.Object({
      id: Id,
      title: Type.String(),
      text: Type.String(),
      school_id: nullable(Id),
      created_at: Moment,
      ends_at: nullable(Moment),
    }),
  ),
});
