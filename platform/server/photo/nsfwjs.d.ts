declare module 'nsfwjs/models/mobilenet_v2' {
  type Model = {
    readonly modelJson: () => Promise<{ default: unknown }>;
    readonly weightBundles: readonly (() => Promise<{ default: string }>)[];
  };
  export const MobileNetV2Model: Model;
}
