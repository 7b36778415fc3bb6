import type { ComponentProps } from 'react';
import css from './PageState.module.css';
import { StateBlock } from './StateBlock.tsx';

/** A whole page below a bar that lies over it: what stands in its place, and the way on. */
export function PageState(props: Omit<ComponentProps<typeof StateBlock>, 'heading'>) {
  return (
    <div className={css['middle']}>
      <StateBlock {...props} heading="h1" />
    </div>
  );
}
