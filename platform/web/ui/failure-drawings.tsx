import type { ReactNode } from 'react';

/** The drawings of failures that may keep others from being fetched: they come with the first script. */
export const failureLines = {
  /** A piece of chalk that broke: the fault is ours. */
  broken: (
    <>
      <path d="M24.500 70.800c11.700-5.200 23.600-10.100 35.700-14.700 3.300 2.300 2 5.600 6 7.300-3 2.700-.7 6.300-1.700 9.600-11.700 4.800-23.500 9.300-35.500 13.500-5.200-3.600-7-10.400-4.500-15.700Z" />
      <path d="M89.700 43.700c11.300-5.200 22.800-10.200 34.500-14.800 5.600 2.600 8.200 9.300 5.800 15.300-11.400 5.300-23 10.300-34.700 15-1.300-3-4.900-3-4.600-6.700-3.400-1.900-1.800-5.500-1-8.800Z" />
      <path
        className="chalk"
        d="M74.600 41.600c-.9-4.400-2.200-8.700-3.800-12.800M84.800 77c1.700 4 3.800 7.800 6.300 11.300M73 82.500c-.8 4.200-1.200 8.300-1.200 12.500"
      />
      <path d="M22 104.500c38.600-1.100 77.600-1.200 116 0" opacity=".55" />
    </>
  ),
  /** An eraser sweeping the board: a fresh start. */
  fresh: (
    <>
      <path d="M85.500 39.700c13.400 5.800 26.600 12 39.600 18.700 1.300 6-1.300 13.300-6.500 16.700-13.300-5.700-26.300-11.900-39.200-18.600-1.500-6.300 1-13.400 6.100-16.800ZM79.600 56.300c3.700-3.600 8.500-3.600 12.700-1.700 10.800 5 21.600 10.200 32.300 15.500" />
      <path
        className="chalk"
        d="M25.500 43c8.700-4.300 18-5.600 27.700-4M22.500 60.300c10-4.700 20.900-6 32.300-4M30 78.300c11-4.600 23-5.300 35-2.200M47 96c15.300-4 31.300-4.300 47.200-.6"
      />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** One chalk-line drawing, in the ink of its surroundings with one stroke of coloured chalk. */
export const Chalk = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <svg
    className={className}
    viewBox="0 0 160 120"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.4"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);
