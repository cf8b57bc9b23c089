import { describe, expect, it } from 'vitest';
import { type FaceMeasures, judgePhoto, type PhotoMeasures } from './judge-photo.ts';

const face: FaceMeasures = { box_score: 0.9, face_score: 0.95, width: 0.4, outside: 0 };
const fine: PhotoMeasures = { faces: [face], light: 180, sharpness: 30, anger: [0.1, 0.1], mature: 0.05 };
const judged = (change: Partial<PhotoMeasures>) => judgePhoto({ ...fine, ...change });

describe('a photo', () => {
  it('is fine with one clear face', () => {
    expect(judgePhoto(fine)).toBeNull();
  });

  it.each([
    ['nobody', []],
    ['something that is hardly a face', [{ ...face, box_score: 0.5 }]],
    ['a mask', [{ ...face, face_score: 0.6 }]],
    ['somebody far away', [{ ...face, width: 0.17 }]],
    ['somebody cut off at the edge', [{ ...face, outside: 0.09 }]],
  ])('shows no face with %s', (_who, faces) => {
    expect(judged({ faces })).toBe('photo_no_face');
  });

  it('shows many with a second face, unless that one is far in the background', () => {
    expect(judged({ faces: [face, { ...face, width: 0.13 }] })).toBe('photo_many_faces');
    expect(judged({ faces: [face, { ...face, width: 0.11 }] })).toBeNull();
    expect(judged({ faces: [face, { ...face, face_score: 0.2 }] })).toBeNull();
  });

  it.each([
    ['photo_dark', { light: 89 }, { light: 90 }],
    ['photo_blurry', { sharpness: 5.9 }, { sharpness: 6 }],
    ['photo_mature', { mature: 0.5 }, { mature: 0.49 }],
  ] as const)('is %s from a bound on', (fault, beyond, within) => {
    expect(judged(beyond)).toBe(fault);
    expect(judged(within)).toBeNull();
  });

  it('is angry only to both models together', () => {
    expect(judged({ anger: [0.75, 0.5] })).toBe('photo_angry');
    expect(judged({ anger: [0.99, 0.49] })).toBeNull();
    expect(judged({ anger: [0.74, 0.99] })).toBeNull();
  });

  it('is told of what can be mended first', () => {
    expect(judged({ faces: [face, face], light: 0, mature: 1 })).toBe('photo_many_faces');
    expect(judged({ light: 0, sharpness: 0 })).toBe('photo_dark');
  });
});
