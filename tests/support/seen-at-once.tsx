/** In the place of `ui/list/Exposed.tsx` in unit tests: what it holds is seen at once, once for each id. */
import { type ReactNode, useEffect, useEffectEvent } from 'react';

interface ExposedProps {
  id: string;
  onExposed: () => void;
  children: ReactNode;
}

export function Exposed({ id, onExposed, children }: ExposedProps) {
  const expose = useEffectEvent(onExposed);
  useEffect(() => expose(), [id]);
  return children;
}
