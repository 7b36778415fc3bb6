/**
 * The walk that taps: every action that a seeded item offers in its state ends at a screen that works, or
 * at a refusal that the screen had foretold. A new item or action is in it by being seeded or offered.
 */
import { writeFileSync } from 'node:fs';
import { chromiumArgs, headlessShell } from '../../support/browser.ts';
import { PATIENCE_MS } from '../../support/patience.ts';
import { expect, test } from '../fixtures.ts';
import { PARTS, partOf } from '../tapping/part.ts';
import { tableOf } from '../tapping/report.ts';
import { seeded } from '../tapping/seeded.ts';
import { Walk } from '../tapping/walk.ts';

test.use({
  actionTimeout: PATIENCE_MS,
  launchOptions: {
    ...headlessShell.launchOptions,
    args: [
      ...chromiumArgs,
      // What leaves the app ends here: maps, WhatsApp, the merchant's own pages.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      // Pictures offer nothing, and cost a third of the time.
      '--blink-settings=imagesEnabled=false',
    ],
  },
});

for (const part of PARTS) {
  test(`${part.name}: each tap ends at a screen that works`, async ({
    page,
    sandbox,
    silentFailures,
  }, info) => {
    test.slow();
    const { places } = await seeded(sandbox);
    const walk = new Walk({ page, sandbox, failures: silentFailures });
    for (const place of partOf(places, part)) await walk.through(place);
    process.stdout.write(tableOf(walk.taps));
    const path = info.outputPath('taps.json');
    writeFileSync(path, JSON.stringify(walk.taps, null, 1));
    await info.attach('taps', { path });
    // One line each: of a long difference CI prints the beginning only.
    const wrong = walk.taps.flatMap(({ kind, state, way, endsAt, fault }) =>
      fault === undefined ? [] : `${kind} ${state}: ${way.join(' > ')}: ${fault} at ${endsAt}`,
    );
    expect(wrong).toEqual([]);
  });
}
