/** What is wrong with where a tap ended. */
import type { StatePictureName } from '../../../src/ui/state-pictures.tsx';
import { readFileSync, readdirSync } from 'node:fs';
import type { JournalEntry } from '../../../src/api/generated/types.ts';
import { text, textWithin } from '../texts.ts';
import { ALERTS, BLOCKS, isForetold, isToCome, REFUSALS } from './foretold.ts';
import { isChanged, type Look } from './look.ts';
import type { Kind } from './seeded.ts';

export interface Outcome {
  /** Absent: the page was opened, nothing was tapped. */
  before?: Look;
  after: Look;
  /** Calls of the page since the tap. */
  calls: readonly JournalEntry[];
  /** Those that followed the tap at once: a page that watches calls by itself later. Absent: all. */
  atOnce?: readonly JournalEntry[];
  /** Toasts since the tap. */
  toasts: readonly string[];
  /** Uncaught errors, errors on the console and violations of the policy since the tap. */
  errors: readonly string[];
  /** What left the page: a file, a window, a number to dial. */
  handed: readonly string[];
  /** The page said at once that it is at work. */
  isBusied?: boolean;
  /** What is behind a tab may be empty. */
  isTab?: boolean;
}

/** Texts that say that something failed, by their keys. */
const FAILURES: readonly RegExp[] = readdirSync('locales/id-ID')
  .flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(`locales/id-ID/${file}`, 'utf8')) as object),
  )
  .filter((key) => /Failed$|^failure\.(?!retry)/.test(key))
  .map((key) => text(key));

/** Reports that no person sees. */
const UNSEEN = /^\/(?:data-report|device|config)\//;

/** Whether a person's tap has called the server. */
export const isAsked = (calls: readonly JournalEntry[]): boolean =>
  calls.some(({ path }) => !UNSEEN.test(path));

export function faultOf(outcome: Outcome, kind: Kind): string | undefined {
  const { before, after, calls, toasts, errors, handed } = outcome;
  const words = before?.words ?? '';
  const [error] = errors;
  if (error !== undefined) return error;
  const refused = calls.find(
    ({ status, code }) =>
      (status >= 400 || typeof code === 'string') &&
      !isForetold(REFUSALS, (end) => end === code, kind, words),
  );
  if (refused) return `${refused.path} answered ${refused.status} ${refused.code ?? ''}`;
  if (after.length === 0) return 'ends at a blank page';
  if (after.isLoading) return 'still loading when nothing is asked any more';
  const failed = toasts.find((toast) => FAILURES.some((failure) => failure.test(toast)));
  if (failed !== undefined) return `says “${failed}”`;
  for (const block of after.blocks) {
    if (isKnown(block, outcome)) continue;
    if (!isForetold(BLOCKS, (end) => text(end).test(block.title), kind, words))
      return `ends at “${block.title}” (${block.picture})`;
  }
  for (const alert of after.alerts) {
    if (alert.trim() === '' || before?.alerts.includes(alert) || blockSays(after, alert)) continue;
    if (!isForetold(ALERTS, (end) => textWithin(end).test(alert), kind, words))
      return `warns “${alert}”`;
  }
  if (!before) return undefined;
  const isDone = isChanged(before, after) || toasts.length > 0 || outcome.isBusied === true;
  return isDone || isAsked(outcome.atOnce ?? calls) || handed.length > 0
    ? undefined
    : 'nothing happens';
}

/** Drawings of lists without rows and of what is over; the others are of failures. */
const EMPTY: ReadonlySet<string> = new Set<StatePictureName>([
  'allRead',
  'doneToday',
  'giftSent',
  'noOrders',
  'noVouchers',
  'nothingFound',
  'refund',
]);

/** Shown before on the same page, to come by the table of routes, or how an opened item is. */
function isKnown(block: Look['blocks'][number], { before, after, isTab }: Outcome): boolean {
  const { picture, title } = block;
  if (isTab && EMPTY.has(picture)) return true;
  if (picture === 'building' && isToCome(after.address)) return true;
  if (!before) return EMPTY.has(picture);
  return before.address === after.address && before.blocks.some((each) => each.title === title);
}

const blockSays = ({ blocks }: Look, words: string): boolean =>
  blocks.some(({ title }) => title !== '' && words.includes(title));
