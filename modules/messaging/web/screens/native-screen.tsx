import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { OVERVIEW } from '../data/addresses.ts';
import { nativePlatform } from '../data/mode.ts';

/** The way in for an app that shows messaging inside: which app it is holds for its window (S2 section 2). */
export default function NativeScreen() {
  const { platform = '' } = useParams();
  useEffect(() => {
    nativePlatform.note(platform);
  }, [platform]);
  return <Navigate replace to={OVERVIEW} />;
}
