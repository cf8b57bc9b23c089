/** The notices of the platform above the list. */
export function PlatformNotices() {
  return null;
}
