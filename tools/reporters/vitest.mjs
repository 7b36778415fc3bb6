/** In addition to vitest's reporter: bodies and rows. Needs `--includeTaskLocation`. */
import { bodiesLine } from './bodies.mjs';

// oxlint-disable-next-line import/no-default-export -- vitest asks for it
export default class BodiesReporter {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const places = modules.flatMap((module) =>
      [...module.children.allTests()].map(
        ({ location }) => `${module.moduleId}:${location?.line}:${location?.column}`,
      ),
    );
    process.stdout.write(`${bodiesLine(places)}\n`);
  }
}
