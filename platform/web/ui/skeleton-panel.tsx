import { Panel } from './panel.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

/** The shape of a page of settings before it is known what they are. */
export const SkeletonPanel = () => (
  <Panel>
    <SkeletonRows withAvatar={false} />
  </Panel>
);
