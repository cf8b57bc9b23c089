import { type DrawingName, drawings } from './drawings.tsx';
import { Face, type FaceProps } from './face.tsx';

/** The face of a place where nothing is, or nothing can be shown. */
export const EmptyFace = ({ drawing, ...props }: FaceProps & { drawing: DrawingName }) => (
  <Face lines={drawings[drawing]} {...props} />
);
