/**
 * The bearer of a frame in which cookies are blocked. It lives in this variable and nowhere else:
 * storage would outlive the frame (HARDENING, "Launch tokens").
 */
let bearer: string | null = null;

/** The bearer that calls carry, if cookies do not reach the server. */
export const getSessionBearer = (): string | null => bearer;

/**
 * Kept by the frame's launch exchange; null forgets it.
 * @public
 */
export const setSessionBearer = (value: string | null): void => {
  bearer = value;
};
