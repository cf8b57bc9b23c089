/** True on the machines of Apple, where ⌘ does what Ctrl does elsewhere. */
export const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);
