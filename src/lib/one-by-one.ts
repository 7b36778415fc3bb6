/** Runs asynchronous work in the order in which it came, each after the one before has ended. */
export function oneByOne(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    // A failure is its caller's; the next work starts all the same.
    last = done.catch(() => undefined);
    return done;
  };
}
