import { lazy, useState, type ComponentType } from 'react';

export interface LazyPart<Props extends object = object> {
  /** Suspends while its code is on its way; throws when that cannot be loaded. */
  Part: ComponentType<Props>;
  /** Has the code there before it is drawn. Rejects when it cannot be loaded. */
  load: () => Promise<unknown>;
}

/**
 * A component whose code comes with its first drawing, or before that by `load`.
 *
 * `React.lazy` alone suspends even when the code is there already, and React then leaves what shows
 * meanwhile on the screen for 300 ms.
 */
export function lazyPart<Props extends object>(
  find: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let there: ComponentType<Props> | undefined;
  const load = async () => {
    there ??= await find();
    return { default: there };
  };
  const Later = lazy(load);
  function Part(props: Props) {
    // It stays what it was first, so that nothing is mounted anew.
    const [Shown] = useState<ComponentType<Props>>(() => there ?? Later);
    return <Shown {...props} />;
  }
  return { Part, load };
}
