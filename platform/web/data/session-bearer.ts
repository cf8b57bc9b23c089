import { boot } from './launch.ts';

/**
 * The bearer of a frame in which cookies are blocked. It lives in this variable and nowhere else:
 * storage would outlive the frame (HARDENING, "Launch tokens").
 */
let bearer: string | null = null;

/** A frame of another site has a session of its own, also after it was loaded anew; one of ours only when launched. */
let isFrameSession = boot.foreign;

/** How the server knows this page: by the ordinary cookie, by the frame's own, or by a bearer. */
export const sessionKind = (): 'ordinary' | 'frame' | 'bearer' => {
  if (bearer !== null) return 'bearer';
  return isFrameSession ? 'frame' : 'ordinary';
};

/** The headers by which the server finds the session of this page. */
export function sessionHeaders(): Readonly<Record<string, string>> {
  if (!isFrameSession) return {};
  return { 'X-Kriit-Frame': '1', ...(bearer !== null && { Authorization: `Bearer ${bearer}` }) };
}

/** The launch gave this frame a session of its own; the bearer is null where its cookie reaches the server. */
export const holdFrameSession = (value: string | null): void => {
  isFrameSession = true;
  bearer = value;
};
