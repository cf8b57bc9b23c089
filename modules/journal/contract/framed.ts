/** The pages that a host may show in a frame, with what lies below them. */
export const framed = ['/teacher-modal', '/journal', '/diary'] as const;
