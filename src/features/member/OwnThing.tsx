import type { ComponentProps } from 'react';
import { useIsLoggedIn } from '../../session/session.ts';
import { Loaded, type LoadedProps } from '../failure/Loaded.tsx';
import { VisitorBlock } from './VisitorBlock.tsx';

interface OwnThingProps<Data> extends LoadedProps<Data> {
  /** What a visitor sees. */
  visitor: ComponentProps<typeof VisitorBlock>;
}

/** A page of one thing that is the member's: a visitor logs in first. */
export function OwnThing<Data>({ visitor, ...loaded }: OwnThingProps<Data>) {
  return useIsLoggedIn() ? <Loaded {...loaded} /> : <VisitorBlock {...visitor} />;
}
