import { type ComponentType, createContext, useContext } from 'react';

/** Filled by the shell, whose face every wrong address has. */
export const LostFaceContext = createContext<ComponentType>(() => null);

/** What a screen shows that reads its own addresses, when one of them leads nowhere: the shell's not-found page. */
export function LostFace() {
  const Face = useContext(LostFaceContext);
  return <Face />;
}
