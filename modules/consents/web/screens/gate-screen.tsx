import { Outlet, useLocation } from 'react-router';
import { useMe } from '#platform/web/data/me.ts';
import { ClosedFace } from '#platform/web/ui/closed-face.tsx';
import { LeadOn } from '#platform/web/ui/lead-on.tsx';
import { MINE, PREMIUM_ONLY } from '../data/mine-address.ts';

/** Stands around every page of the module: a school without the feature has one page, and the others do not have that one. */
export default function GateScreen() {
  const { school } = useMe();
  const { pathname } = useLocation();
  if (school === null) return <ClosedFace />;
  const hasFeature = school.features.includes('consent_management');
  const isPremiumOnly = pathname === PREMIUM_ONLY;
  if (!hasFeature && !isPremiumOnly) return <LeadOn to={PREMIUM_ONLY} />;
  if (hasFeature && isPremiumOnly) return <LeadOn to={MINE} />;
  return <Outlet />;
}
