import { devices } from '@playwright/test';

/** A phone in the hand: a narrow window alone would ignore the viewport tag. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  screen: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent: devices['Pixel 7'].userAgent,
};

/** The same one, held sideways. */
export const PHONE_SIDEWAYS = { ...PHONE, viewport: { width: 844, height: 390 }, screen: { width: 844, height: 390 } };
