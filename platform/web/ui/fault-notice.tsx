import type { ReactNode } from 'react';
import { NoticeBox } from './notice-box.tsx';

/** What went wrong, near the button that it came from or in the place of what it kept away. */
export const FaultNotice = ({ children }: { children: ReactNode }) => (
  <NoticeBox accent="coral" role="alert">
    {children}
  </NoticeBox>
);
