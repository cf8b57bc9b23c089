import type { ComponentProps } from 'react';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import classes from './full-page.module.css';

type Props = ComponentProps<typeof EmptyFace> & {
  title: string;
  /** True where no shell is around it: it is the whole window then, and its main part. */
  isAlone?: boolean;
};

/** A page that has nothing to show but why, and the way on. */
export function PageFace({ isAlone = false, ...face }: Props) {
  const Place = isAlone ? 'main' : 'div';
  return (
    <Place className={isAlone ? classes.page : classes.middle}>
      <PageTitle>{face.title}</PageTitle>
      <EmptyFace isPage {...face} />
    </Place>
  );
}
