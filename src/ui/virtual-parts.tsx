/** What a virtual list is made of in the document. Types of virtua only: its code comes with the long lists. */
import type { Ref } from 'react';
import type { CustomContainerComponentProps, CustomItemComponentProps } from 'virtua';

/**
 * virtua has a list answer to no pointer until 150 ms after each scroll. A tap that stops a scroll is the
 * browser's own to take; one that comes just after it is meant, and was lost.
 */
export function VirtualList({
  ref,
  style,
  children,
}: CustomContainerComponentProps & { ref?: Ref<HTMLUListElement> }) {
  return (
    <ul ref={ref} style={{ ...style, pointerEvents: undefined }}>
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
