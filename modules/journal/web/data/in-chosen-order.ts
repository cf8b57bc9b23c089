type Filed = { readonly id: number };

/** Puts a file that has arrived where it was chosen: those that were there before come first, and the quicker ones wait. */
export function inChosenOrder<F extends Filed>(files: readonly F[], come: F, placeOf: (id: number) => number): F[] {
  const place = placeOf(come.id);
  const at = files.findIndex(({ id }) => placeOf(id) > place);
  return files.toSpliced(at === -1 ? files.length : at, 0, come);
}
