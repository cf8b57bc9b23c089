import { Navigate, useLocation } from 'react-router';
import { MAIN, OVERVIEW } from '../data/addresses.ts';
import { useFreshMode } from '../data/mode.ts';
import { useOnePane } from '../data/use-one-pane.ts';

/** Where `/messaging` leads: to the list alone, or on wide screens to list and conversation (S2 section 2). */
export default function StartScreen() {
  const { search, hash } = useLocation();
  const { isMini } = useFreshMode();
  const isNarrow = useOnePane();
  return <Navigate replace to={{ pathname: isNarrow || isMini ? OVERVIEW : MAIN, search, hash }} />;
}
