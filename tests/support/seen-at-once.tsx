/** In the place of `ui/list/Exposed.tsx` in unit tests: what it holds is seen at once, once for each id. */
import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react';

interface ExposedProps {
  id: string;
  onExposed: () => void;
  children: ReactNode;
}

export function Exposed({ id, onExposed, children }: ExposedProps) {
  const expose = useEffectEvent(onExposed);
  // In the commit itself: a passive effect may come after a test has found the row.
  useLayoutEffect(() => expose(), [id]);
  return children;
}
