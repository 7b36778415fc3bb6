/** What a virtual list is made of in the document. */
import { createContext, type Ref, useContext } from 'react';
import type { CustomContainerComponentProps, CustomItemComponentProps } from 'virtua';
import css from './PagedList.module.css';

/** Names the list: virtua passes no attributes on. */
export const ListLabel = createContext<string | undefined>(undefined);

/**
 * virtua sets `pointer-events: none` on a list until 150 ms after each scroll. The browser itself takes
 * a tap that stops a scroll; one that comes just after it is meant, and would be lost.
 */
export function VirtualList({
  ref,
  style,
  children,
}: CustomContainerComponentProps & { ref?: Ref<HTMLUListElement> }) {
  return (
    <ul
      ref={ref}
      style={{ ...style, pointerEvents: undefined }}
      aria-label={useContext(ListLabel)}
      className={css['list']}
    >
      {children}
    </ul>
  );
}

export function VirtualItem({
  ref,
  style,
  children,
}: CustomItemComponentProps & { ref?: Ref<HTMLLIElement> }) {
  return (
    <li ref={ref} style={style}>
      {children}
    </li>
  );
}
