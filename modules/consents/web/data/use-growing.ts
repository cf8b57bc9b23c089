import { useIntersection } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/** Shows a list that is already here some rows at a time: more of them as its end comes near. */
export function useGrowing<T>(rows: readonly T[], step: number) {
  const [most, setMost] = useState(step);
  const { ref, entry } = useIntersection({ rootMargin: '200px' });
  // Each length has an end of its own: what the last one saw says nothing about where the list ends now.
  const end = String(most);
  const isNear = entry?.isIntersecting === true && entry.target.getAttribute('data-end') === end;
  const isLonger = rows.length > most;
  useEffect(() => {
    if (isNear && isLonger) setMost((sofar) => sofar + step);
  }, [isNear, isLonger, step]);
  return { shown: rows.slice(0, most), end: { key: end, props: { ref, 'data-end': end } } };
}
