import { type ComponentType, createContext, useContext } from 'react';

/** Filled by the shell, which knows the other roles of the person. */
export const ClosedFaceContext = createContext<ComponentType>(() => null);

/**
 * What a screen shows to a role that may not see it. It stands under the address that was asked for, so
 * that a reload brings the screen as soon as the right is there.
 */
export function ClosedFace() {
  const Face = useContext(ClosedFaceContext);
  return <Face />;
}
