// As much of the packages as is used here; their own types speak of browsers and of everything else they can do.

export type Tensor = { dispose(): void; data(): Promise<Float32Array>; readonly size: number };

type Operation = (input: Tensor, ...rest: unknown[]) => Tensor;

type LoadHandler = { load: () => Promise<unknown> };

/** The runtime of the models. */
export type Tf = {
  enableProdMode(): void;
  setBackend(name: string): Promise<boolean>;
  ready(): Promise<void>;
  tensor3d(values: Float32Array, shape: readonly number[]): Tensor;
  tensor4d(values: Float32Array, shape: readonly number[]): Tensor;
  reshape: Operation;
  cast: Operation;
  sub: Operation;
  add: Operation;
  div: Operation;
  mul: Operation;
  mean: Operation;
  expandDims: Operation;
  slice: Operation;
  softmax: Operation;
  squeeze: Operation;
  readonly Tensor: { readonly prototype: object };
  tidy<T>(work: () => T): T;
  readonly image: { resizeBilinear(image: Tensor, size: readonly number[], alignCorners: boolean): Tensor };
  readonly io: { registerLoadRouter(router: (address: unknown) => LoadHandler | null): void };
};

export type TfWasm = { setWasmPaths(folder: string): void };

export type LayersModel = { predict(input: Tensor): Tensor };
export type TfLayers = { loadLayersModel(from: LoadHandler): Promise<LayersModel> };

/** Left, top, width and height, in pixels. */
export type Box = readonly [number, number, number, number];

/** A face as the detector finds it. */
export type FoundFace = {
  readonly box: Box;
  readonly boxScore: number;
  readonly faceScore: number;
  readonly mesh: readonly (readonly number[])[];
  readonly emotion?: readonly { readonly score: number; readonly emotion: string }[];
};

export type HumanModel = {
  load(): Promise<void>;
  detect(input: Tensor): Promise<{ face: readonly FoundFace[] }>;
};

type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Landmarks = { shiftBy(x: number, y: number): { align(): Rect } };
type Loaded = { loadFromDisk(folder: string): Promise<void> };

export type FaceApi = {
  readonly Rect: new (x: number, y: number, width: number, height: number) => Rect;
  extractFaceTensors(image: Tensor, faces: readonly Rect[]): Promise<readonly Tensor[]>;
  readonly nets: {
    readonly faceLandmark68Net: Loaded & { detectLandmarks(face: Tensor): Promise<Landmarks> };
    readonly faceExpressionNet: Loaded & { predictExpressions(face: Tensor): Promise<{ readonly angry: number }> };
  };
};
