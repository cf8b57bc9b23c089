import { useEffect } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';

/**
 * Leads on to another address in the place of this one, unless the person has gone elsewhere by themselves meanwhile: a
 * screen whose script came late is still drawn for a moment, and must not call them back.
 */
export function LeadOn({ to, state }: { to: string; state?: unknown }) {
  const navigate = useNavigate();
  const here = useHref(useLocation());
  useEffect(() => {
    const isStillHere = new URL(here, window.location.href).href === window.location.href;
    if (isStillHere) void navigate(to, { replace: true, state });
  }, [here, to, state, navigate]);
  return null;
}
