import type { FaceMeasures, PhotoMeasures } from './judge-photo.ts';
import type { Box, FoundFace, Tensor } from './model-types.ts';
import type { Models } from './models.ts';
import { lightAndSharpness } from './patch.ts';
import type { Pixels } from './read-photo.ts';

/** The detector wants a square with some room around the picture. */
const PADDING = 1.12;
const GREY = 128;
/** What the model for mature pictures looks at, and where among its answers those that count stand. */
const MATURE_SIDE = 224;
const MATURE_CLASSES = [1, 3];

type Padded = { readonly values: Float32Array; readonly side: number; readonly left: number; readonly top: number };

/** The picture in the middle of a grey square. */
function padded({ data, width, height }: Pixels): Padded {
  const side = Math.round(Math.max(width, height) * PADDING);
  const left = Math.floor((side - width) / 2);
  const top = Math.floor((side - height) / 2);
  const values = new Float32Array(side * side * 3).fill(GREY);
  for (let row = 0; row < height; row += 1)
    values.set(data.subarray(row * width * 3, (row + 1) * width * 3), ((row + top) * side + left) * 3);
  return { values, side, left, top };
}

/** Uses a tensor and lets go of its memory, which nobody else does. */
async function using<T>(tensor: Tensor, work: (tensor: Tensor) => Promise<T>): Promise<T> {
  try {
    return await work(tensor);
  } finally {
    tensor.dispose();
  }
}

async function findFaces({ tf, human }: Models, photo: Pixels): Promise<FoundFace[]> {
  const { values, side, left, top } = padded(photo);
  const { face } = await using(tf.tensor4d(values, [1, side, side, 3]), (input) => human.detect(input));
  return face
    .map((found) => {
      const [x, y, width, height] = found.box;
      const mesh = found.mesh.map(([across = 0, down = 0]) => [across - left, down - top]);
      return { ...found, mesh, box: [x - left, y - top, width, height] as const };
    })
    .sort((one, other) => other.boxScore - one.boxScore);
}

function measureFace({ box, boxScore, faceScore, mesh }: FoundFace, { width, height }: Pixels): FaceMeasures {
  const outside = mesh.filter(([x = 0, y = 0]) => x < 0 || y < 0 || x >= width || y >= height).length;
  return {
    box_score: boxScore,
    face_score: faceScore,
    width: box[2] / Math.min(width, height),
    outside: mesh.length === 0 ? 1 : outside / mesh.length,
  };
}

/** How angry a face looks to the second model, which wants it upright and cut out. */
async function angerIn({ tf, faceApi }: Models, { data, width, height }: Pixels, box: Box): Promise<number> {
  const { Rect, extractFaceTensors, nets } = faceApi;
  const cutOut = async <T>(image: Tensor, rect: InstanceType<typeof Rect>, work: (face: Tensor) => Promise<T>) => {
    const [face] = await extractFaceTensors(image, [rect]);
    if (!face) throw new Error('there is no face in its box');
    return using(face, work);
  };
  return using(tf.tensor3d(Float32Array.from(data), [height, width, 3]), async (image) => {
    const rect = new Rect(...box);
    const landmarks = await cutOut(image, rect, (face) => nets.faceLandmark68Net.detectLandmarks(face));
    const upright = landmarks.shiftBy(rect.x, rect.y).align();
    return cutOut(image, upright, async (face) => (await nets.faceExpressionNet.predictExpressions(face)).angry);
  });
}

async function matureIn({ tf, mature }: Models, { data, width, height }: Pixels): Promise<number> {
  const shares = Float32Array.from(data, (value) => value / 255);
  const answer = tf.tidy(() =>
    mature.predict(
      tf.image.resizeBilinear(tf.tensor4d(shares, [1, height, width, 3]), [MATURE_SIDE, MATURE_SIDE], true),
    ),
  );
  const scores = await using(answer, (tensor) => tensor.data());
  return MATURE_CLASSES.reduce((sum, place) => sum + (scores[place] ?? 0), 0);
}

const NOTHING = { light: 0, sharpness: 0, anger: [0, 0], mature: 0 } as const;

/** Measures what the judgement needs. Without a face there is nothing more to look at. */
export async function measurePhoto(models: Models, photo: Pixels): Promise<PhotoMeasures> {
  const found = await findFaces(models, photo);
  const faces = found.map((face) => measureFace(face, photo));
  const [main] = found;
  if (!main) return { faces, ...NOTHING };
  return {
    faces,
    ...(await lightAndSharpness(photo, main.box)),
    anger: [await angerIn(models, photo, main.box), main.emotion?.find((one) => one.emotion === 'angry')?.score ?? 0],
    mature: await matureIn(models, photo),
  };
}
