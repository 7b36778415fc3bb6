/** A row of the table of screens: one screen in one state, and how to reach it. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { RouteName } from '../../../src/paths.ts';
import { type Member, memberOn } from '../../support/members.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import type { Size } from '../looks.ts';
import { scrollUntil } from '../fixtures.ts';
import { sariOn } from '../steps/order-steps.ts';
import { text, type Locale } from '../texts.ts';

export interface World {
  page: Page;
  sandbox: Sandbox;
}

/** The current language, theme and size. */
export interface Look {
  locale: Locale;
  size: Size;
  /** Both in words. */
  where: string;
}

export interface Row {
  /** Name of the test and of the picture. */
  name: string;
  /** Its routes; the first is opened. Absent: an unknown address. */
  routes: readonly RouteName[];
  /** Absent: the first route without parameters. */
  path?: string | ((world: World) => Promise<string>);
  /** Sets up user and server before the page is opened. */
  before?: (world: World) => Promise<unknown>;
  /** Actions on the page until the state is reached. */
  act?: (world: World) => Promise<unknown>;
  /**
   * Key of a text or accessible name that is then shown, in each language: proof that the state is
   * reached.
   */
  says: string;
  /** Shown before `act`; absent: `says`. */
  opensWith?: string;
  /** A check of this screen only. */
  check?: (world: World) => Promise<unknown>;
  /** The same check in each language, at 320 px with text at 200 %. */
  inEach?: (world: World, look: Look) => Promise<unknown>;
  /** Findings to ignore, each with its reason. */
  known?: RegExp;
  use?: { permissions: string[] };
}

/** How the first call of a page fails, and the text that the page then shows. */
export const FAILURES = [
  ['failed', { kind: 'server_error' }, 'common.retry'],
  ['busy', { kind: 'rate_limited' }, 'failure.busy'],
  ['unanswered', { kind: 'reset' }, 'failure.offline'],
] as const;

/** The row once for each way in which this call fails; what differs after an error of the server. */
export const failing = (
  path: string,
  row: Omit<Row, 'says'>,
  afterError: Partial<Row> = {},
): readonly Row[] =>
  FAILURES.map(([how, fault, says]) => ({
    ...row,
    name: `${row.name}-${how}`,
    before: async (world) => {
      await row.before?.(world);
      await world.sandbox.setFaults({ path, ...fault });
    },
    says,
    ...(fault.kind === 'server_error' && afterError),
  }));

/** The element with this text or accessible name, in this language. */
export function saying(page: Page, key: string, locale: Locale = 'id-ID'): Locator {
  const words = text(key, locale);
  return page
    .getByText(words)
    .or(page.getByLabel(words))
    .or(page.getByRole('button', { name: words }))
    .filter({ visible: true })
    .first();
}

/** Who the page is: a new member, or one of the seed's people. */
export const asMember = ({ page, sandbox }: World): Promise<Member> => memberOn(page, sandbox);
export const asSari = ({ page, sandbox }: World): Promise<Member> => sariOn(page, sandbox);

/** Replies of these paths are held until the next reset. */
export const hold =
  (...paths: readonly string[]) =>
  async ({ sandbox }: World): Promise<void> => {
    for (const path of paths) await sandbox.hold(path);
  };

/** Taps the control with this name and waits for its sheet. */
export async function openSheet(page: Page, what: Locator): Promise<Locator> {
  await what.tap();
  await expect(page.getByRole('dialog').last()).toBeVisible();
  return page.getByRole('dialog').last();
}

/** Scrolls the screen by this far. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  const main = page.getByRole('main');
  await main.evaluate((element, to) => element.scrollTo(0, to), top);
  await expect.poll(() => main.evaluate((element) => element.scrollTop)).toBeGreaterThan(top / 2);
}

/** Scrolls to the end of a list whose next page is empty. Without a position: no list is asked for at another. */
export const ending = (path: string, row: Omit<Row, 'says'>): Row => ({
  ...row,
  use: { permissions: [] },
  act: async (world) => {
    await row.act?.(world);
    const { page, sandbox } = world;
    await expect(page.getByRole('article').first()).toBeVisible();
    await sandbox.setFaults({ path, kind: 'empty' });
    await scrollUntil(page, () => page.getByText(text('common.noMore')).isVisible());
  },
  says: 'common.noMore',
});
