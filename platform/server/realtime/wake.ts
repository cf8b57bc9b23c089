/** How servers of one school tell each other that the log has grown. It carries nothing else: the log is the truth. */
export type Wake = {
  /** Tells every server, this one too. */
  tell(): void;
  /** Stops listening and telling. */
  close(): Promise<void>;
};

/** What a way of waking is opened with. */
export type WakeKit = { readonly onWake: () => void; readonly onTrouble: (error: unknown) => void };
