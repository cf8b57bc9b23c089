import { endpoint } from '#platform/contract/endpoint.ts';
import { PictureAnswer } from './save-picture.ts';

/** Takes one's own picture away. */
export const removePicture = endpoint('DELETE /user/me/picture', { answer: PictureAnswer });
