import { useState } from 'react';
import { useLocation, useNavigationType, NavigationType } from 'react-router';

/**
 * Changes with each move, so that one store does not begin with what the last one had open; not when
 * a screen only writes its own choice into its address.
 */
export function useVisit(place: string): string {
  const { key } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const [entry, setEntry] = useState({ key, place });
  const isSame = entry.place === place && (entry.key === key || isReplaced);
  if (!isSame) setEntry({ key, place });
  return isSame ? entry.key : key;
}
