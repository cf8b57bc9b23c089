import { readFile } from 'node:fs/promises';
import { createRequire, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FaceApi, HumanModel, LayersModel, Tensor, Tf, TfLayers, TfWasm } from './model-types.ts';

const require = createRequire(import.meta.url);

/** Everything that looks at a photo. The models come with their packages; nothing is fetched from anywhere. */
export type Models = {
  readonly tf: Tf;
  readonly human: HumanModel;
  readonly faceApi: FaceApi;
  readonly mature: LayersModel;
};

// The whole of TensorFlow is 150 MB; face-api needs no more than its core, and the name stands for the layers here.
registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier === '@tensorflow/tfjs' && context.parentURL?.includes('/face-api/')
        ? '@tensorflow/tfjs-core'
        : specifier,
      context,
    ),
});

const CHAINED = ['sub', 'add', 'div', 'mul', 'mean', 'expandDims', 'slice', 'softmax', 'reshape', 'squeeze'] as const;

const joined = (parts: readonly Uint8Array[]): ArrayBuffer => new Uint8Array(Buffer.concat(parts)).buffer;

type ModelJson = {
  modelTopology: unknown;
  format?: string;
  weightsManifest: readonly { paths: readonly string[]; weights: unknown[] }[];
};

const artifacts = ({ modelTopology, weightsManifest }: ModelJson, weights: readonly Uint8Array[]) => ({
  modelTopology,
  weightSpecs: weightsManifest.flatMap((group) => group.weights),
  weightData: joined(weights),
});

/** Reads a model that lies in files, which the runtime cannot do by itself outside of a browser. */
async function modelFromDisk(address: string) {
  const path = fileURLToPath(address);
  const json = JSON.parse(await readFile(path, 'utf8')) as ModelJson;
  const files = json.weightsManifest.flatMap((group) => group.paths);
  return artifacts(json, await Promise.all(files.map((name) => readFile(join(dirname(path), name)))));
}

/** face-api calls operations on tensors themselves, which the core leaves to the package that we do without. */
function chainOperations(tf: Tf): void {
  const { reshape } = tf;
  const shaped = function (this: Tensor, ...shape: number[]): Tensor {
    return reshape(this, shape);
  };
  const chained = {
    as1D(this: Tensor): Tensor {
      return reshape(this, [this.size]);
    },
    as2D: shaped,
    as3D: shaped,
    as4D: shaped,
    toFloat(this: Tensor): Tensor {
      return tf.cast(this, 'float32');
    },
    ...Object.fromEntries(
      CHAINED.map((name) => [
        name,
        function (this: Tensor, ...rest: unknown[]): Tensor {
          return tf[name](this, ...rest);
        },
      ]),
    ),
  };
  Object.assign(tf.Tensor.prototype, chained);
}

async function openRuntime(): Promise<Tf> {
  const tf: Tf = require('@tensorflow/tfjs-core');
  const wasm: TfWasm = require('@tensorflow/tfjs-backend-wasm');
  tf.enableProdMode();
  wasm.setWasmPaths(`${dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))}/`);
  chainOperations(tf);
  await tf.setBackend('wasm');
  await tf.ready();
  tf.io.registerLoadRouter((address) =>
    String(address).startsWith('file://') ? { load: () => modelFromDisk(String(address)) } : null,
  );
  return tf;
}

async function openHuman(): Promise<HumanModel> {
  const folder = dirname(require.resolve('@vladmandic/human'));
  // The package does not say this file in its exports, and its main one wants a native build.
  const { Human } = require(join(folder, 'human.node-wasm.js'));
  const off = { enabled: false };
  const human: HumanModel = new Human({
    backend: 'wasm',
    modelBasePath: `${pathToFileURL(join(folder, '..', 'models')).href}/`,
    wasmPath: `${dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))}/`,
    debug: false,
    cacheSensitivity: 0,
    filter: off,
    gesture: off,
    body: off,
    hand: off,
    object: off,
    segmentation: off,
    face: {
      enabled: true,
      detector: { maxDetected: 12, minConfidence: 0.2, rotation: false },
      mesh: { enabled: true },
      emotion: { enabled: true, minConfidence: 0 },
      iris: off,
      description: off,
      antispoof: off,
      liveness: off,
    },
  });
  await human.load();
  return human;
}

async function openFaceApi(): Promise<FaceApi> {
  const faceApi: FaceApi = require('@vladmandic/face-api/dist/face-api.node-wasm.js');
  const folder = join(dirname(require.resolve('@vladmandic/face-api/package.json')), 'model');
  await faceApi.nets.faceLandmark68Net.loadFromDisk(folder);
  await faceApi.nets.faceExpressionNet.loadFromDisk(folder);
  return faceApi;
}

/** Of the package only the model is used: its own code would load the whole of TensorFlow. */
async function openMature(): Promise<LayersModel> {
  const { loadLayersModel }: TfLayers = require('@tensorflow/tfjs');
  // By `import`, because by `require` the package walks through its weights letter by letter, for seconds.
  const { MobileNetV2Model } = await import('nsfwjs/models/mobilenet_v2');
  const { default: json } = (await MobileNetV2Model.modelJson()) as { default: ModelJson };
  const bundles = await Promise.all(MobileNetV2Model.weightBundles.map((load) => load()));
  const weights = bundles.map(({ default: text }) => Buffer.from(text, 'base64'));
  return loadLayersModel({ load: async () => artifacts(json, weights) });
}

/** Loads the models, which takes a second or two. */
export async function openModels(): Promise<Models> {
  const tf = await openRuntime();
  return { tf, human: await openHuman(), faceApi: await openFaceApi(), mature: await openMature() };
}
