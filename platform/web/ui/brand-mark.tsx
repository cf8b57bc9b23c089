/** The product's sign: a K in three strokes of chalk on the board. */
export const BrandMark = ({ size = 32 }: { size?: number }) => (
  <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" focusable="false">
    <rect width="64" height="64" rx="15" fill="var(--mantine-color-board-7)" />
    <g fill="none" stroke="var(--kriit-chalk)" strokeWidth="5.500" strokeLinecap="round" strokeLinejoin="round">
      <path d="M21.600 14.300c-.6 11.900-.6 23.700.1 35.500" />
      <path d="M43.600 19.600c-6.500 6.300-13.700 11.200-21.500 14.600" />
      <path d="M29.700 30.600c4.600 6 9.600 11.800 15 17.300" />
    </g>
  </svg>
);
