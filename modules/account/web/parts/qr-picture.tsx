import { create } from 'qrcode';
import { useMemo } from 'react';
import classes from './eid.module.css';

const QUIET = 2;

/** The dark squares of a code as one path. */
function pathOf(text: string): { size: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'L' }).modules;
  const squares = [...data].flatMap((dark, at) =>
    dark ? [`M${(at % size) + QUIET} ${Math.floor(at / size) + QUIET}h1v1h-1z`] : [],
  );
  return { size: size + 2 * QUIET, path: squares.join('') };
}

/** A QR code, drawn by us: a picture from elsewhere would need a wider content policy. */
export default function QrPicture({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => pathOf(text), [text]);
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
