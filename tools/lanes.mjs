/** Steps side by side. */

/**
 * Runs lanes in parallel and each lane's steps in sequence. A step may wait for steps of another lane;
 * a missing one is not waited for.
 * @template {{name: string, after?: string[]}} Step
 * @param {Step[][]} lanes
 * @param {(step: Step) => Promise<unknown>} act
 */
export async function inLanes(lanes, act) {
  const ended = new Map(lanes.flat().map(({ name }) => [name, Promise.withResolvers()]));
  const inOrder = async (lane) => {
    for (const step of lane) {
      await Promise.all((step.after ?? []).map((name) => ended.get(name)?.promise));
      await act(step);
      ended.get(step.name).resolve();
    }
  };
  await Promise.all(lanes.map(inOrder));
}
