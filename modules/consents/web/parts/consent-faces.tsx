import type { ComponentProps } from 'react';
import type { CallError } from '#platform/web/data/call-error.ts';
import { Faces } from '#platform/web/ui/faces.tsx';
import { FailedFace } from '#platform/web/ui/failed-face.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';

/** Deleted, or no longer for this reader. */
const GONE: ReadonlySet<number> = new Set([403, 404]);

/** A refresh that fails keeps what is on the screen; such a refusal says that there is nothing to keep. */
export const saysGone = (error: CallError | null): boolean => error !== null && GONE.has(error.status);

type Props<T> = Pick<ComponentProps<typeof Faces<T>>, 'query' | 'children'>;

/** What stands beside the list until one consent is there, or in its place. */
export const ConsentFaces = <T,>({ query, children }: Props<T>) => (
  <Faces
    query={query}
    waiting={
      <Panel>
        <SkeletonRows rows={5} withAvatar={false} />
      </Panel>
    }
    failed={(error) => (
      <Panel>
        <FailedFace error={error} onRetry={() => void query.refetch()} />
      </Panel>
    )}
    empty="never"
  >
    {children}
  </Faces>
);
