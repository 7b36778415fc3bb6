import type { ComponentProps, ReactNode } from 'react';
import { Screen } from '../ui/Screen.tsx';
import { StateBlock } from '../ui/StateBlock.tsx';
import css from './App.module.css';

interface StateScreenProps extends Omit<ComponentProps<typeof StateBlock>, 'heading'> {
  hasTabBar?: boolean | undefined;
  header?: ReactNode;
  /** Below the state's own button. */
  children?: ReactNode;
}

/** A state of the whole app, which is a screen of its own. */
export function StateScreen({ hasTabBar, header, children, ...state }: StateScreenProps) {
  return (
    <Screen hasTabBar={hasTabBar} header={header}>
      <div className={css['middle']}>
        <StateBlock heading="h1" {...state} />
        {children}
      </div>
    </Screen>
  );
}
