/** What was measured of a photo; every number comes from the picture alone. */
export type PhotoMeasures = {
  /** Of every face that may be one, the surest first. */
  readonly faces: readonly FaceMeasures[];
  /** Of the patch inside the main face: the light of its brighter parts, from 0 to 255, and how sharp its edges are. */
  readonly light: number;
  readonly sharpness: number;
  /** How angry the main face looks to each of two models, from 0 to 1. */
  readonly anger: readonly [number, number];
  /** How likely the picture is not for children, from 0 to 1. */
  readonly mature: number;
};

/** A face, its width as a share of the picture's shorter side, and the share of it that lies outside the picture. */
export type FaceMeasures = {
  readonly box_score: number;
  readonly face_score: number;
  readonly width: number;
  readonly outside: number;
};

/** Why a photo is refused (S3 section 8, "Photo rejections"). */
export type PhotoFault =
  | 'photo_too_small'
  | 'photo_no_face'
  | 'photo_many_faces'
  | 'photo_dark'
  | 'photo_blurry'
  | 'photo_angry'
  | 'photo_mature';

// Tuned on 62 portraits and their darkened, blurred and doubled versions; the numbers are the ones of that measurement.
const MAYBE_FACE = { box_score: 0.4, face_score: 0.3, share_of_widest: 0.3 };
const CLEAR_FACE = { box_score: 0.6, face_score: 0.7, width: 0.18, outside: 0.08 };
const LIGHT_MIN = 90;
const SHARPNESS_MIN = 6;
const ANGRY = [0.75, 0.5] as const;
const MATURE = 0.5;

/** The faces that count: people in the background who are far smaller do not. */
function facesThatCount(faces: readonly FaceMeasures[]): FaceMeasures[] {
  const widest = Math.max(0, ...faces.map(({ width }) => width));
  return faces.filter(
    ({ box_score, face_score, width }) =>
      box_score >= MAYBE_FACE.box_score &&
      face_score >= MAYBE_FACE.face_score &&
      width >= MAYBE_FACE.share_of_widest * widest,
  );
}

const isClear = ({ box_score, face_score, width, outside }: FaceMeasures): boolean =>
  box_score >= CLEAR_FACE.box_score &&
  face_score >= CLEAR_FACE.face_score &&
  width >= CLEAR_FACE.width &&
  outside <= CLEAR_FACE.outside;

/** Says what is wrong with a photo, the first thing first; null when nothing is. */
export function judgePhoto({ faces, light, sharpness, anger, mature }: PhotoMeasures): PhotoFault | null {
  const [main, ...others] = facesThatCount(faces);
  if (others.length > 0) return 'photo_many_faces';
  if (!main || !isClear(main)) return 'photo_no_face';
  if (light < LIGHT_MIN) return 'photo_dark';
  if (sharpness < SHARPNESS_MIN) return 'photo_blurry';
  // Each of the two takes stern or bearded faces for angry ones; together they do not.
  if (anger[0] >= ANGRY[0] && anger[1] >= ANGRY[1]) return 'photo_angry';
  return mature >= MATURE ? 'photo_mature' : null;
}
