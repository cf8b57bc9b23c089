/** True for an address that people open; below the others lie calls, files and what machines ask. */
export const isPagePath = (path: string): boolean =>
  !/^\/(api|auth|assets|upload|socket|health|ready|metrics)(\/|$)/.test(path);
