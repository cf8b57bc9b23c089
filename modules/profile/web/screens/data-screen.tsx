import { CopyPanel } from '../parts/copy-panel.tsx';
import { LooksPanel } from '../parts/looks-panel.tsx';

/** `/profile/data`: what Kriit keeps about the person, and who has looked at it. */
export default function DataScreen() {
  return (
    <div>
      <CopyPanel />
      <LooksPanel />
    </div>
  );
}
