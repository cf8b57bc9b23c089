import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, nullable } from '#platform/contract/shapes.ts';

/** The address of a picture; it changes with the picture, so it may be kept. */
export const PictureAnswer = Type.Object({ profile_picture: nullable(Type.String()) });

/** Takes an upload as one's own picture in the place of the last one, once it has been looked at (S3 section 5). */
export const savePicture = endpoint('POST /user/me/picture', {
  body: Type.Object({ file_id: Id }),
  answer: PictureAnswer,
  refuses: [
    'photo_too_small',
    'photo_no_face',
    'photo_many_faces',
    'photo_dark',
    'photo_blurry',
    'photo_angry',
    'photo_mature',
    'photo_not_checked',
  ],
});
