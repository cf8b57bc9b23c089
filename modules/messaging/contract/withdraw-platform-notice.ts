import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';

/** Takes such a notice back. */
export const withdrawPlatformNotice = endpoint('DELETE /v2/platform-notices/:id', {
  params: Type.Object({ id: Id }),
  answer: Type.Object({}),
});
