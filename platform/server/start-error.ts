/** A reason not to start that the person at the terminal can mend; its message is one whole sentence. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
