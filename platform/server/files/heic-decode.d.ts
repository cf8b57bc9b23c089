declare module 'heic-decode' {
  type Picture = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };
  type Found = { readonly width: number; readonly height: number; decode(): Promise<Picture> };
  const decode: { all(options: { buffer: Uint8Array }): Promise<Found[] & { dispose(): void }> };
  export default decode;
}
