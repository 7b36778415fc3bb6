/**
 * Calls that the sandbox received since a mark: the one place where tests count calls and wait for
 * them. The test's own calls are excluded.
 */
import type { JournalData, JournalEntry, QueryJournalBody } from '../../src/api/generated/types.ts';

/** Longer than any page takes: a limit, not a measurement. */
const PATIENCE_MS = 30_000;
/** A page sends the calls that follow from its replies within this time. */
const QUIET_MS = 250;

interface Asked {
  call: (path: string, body: object) => Promise<unknown>;
}

export class Journal {
  readonly #sandbox: Asked;
  #after: number;

  private constructor(sandbox: Asked, after: number) {
    this.#sandbox = sandbox;
    this.#after = after;
  }

  /** A mark at this moment. */
  static async from(sandbox: Asked): Promise<Journal> {
    const { last } = await ask(sandbox, {});
    return new Journal(sandbox, last);
  }

  /**
   * Waits until the first call with this path prefix is answered or refused; the mark moves behind it,
   * so that the next wait is for another call.
   */
  async next(path: string): Promise<JournalEntry> {
    const { entries } = await this.#wait({ path, until: 'ENDED' });
    const ended = entries.find(({ outcome }) => outcome !== 'IN_FLIGHT' && outcome !== 'HELD');
    if (ended === undefined) throw new Error(`nobody called ${path}`);
    this.#after = ended.number;
    return ended;
  }

  /** Waits until nothing is in flight (what is held does not count); all calls since the mark, in order. */
  async quiet(path = '/', quietMs = QUIET_MS): Promise<JournalEntry[]> {
    const { entries } = await this.#wait({ path, until: 'QUIET', quietMs });
    return entries.filter(({ method }) => method === 'POST');
  }

  /**
   * For a path that must be called: waits for its first call to end, then as `quiet`. A page that takes
   * longer between a reply and the next call has not called yet.
   */
  async all(path: string): Promise<JournalEntry[]> {
    await this.#wait({ path, until: 'ENDED' });
    return this.quiet(path);
  }

  /** As `quiet`, of files: the page itself, `/assets/`, `/img/`. */
  async files(path = '/'): Promise<JournalEntry[]> {
    const { entries } = await this.#wait({ path, until: 'QUIET', quietMs: QUIET_MS });
    return entries.filter(({ method }) => method !== 'POST');
  }

  /** As `next`, for one of several calls of the path, whatever the order. The mark stays. */
  async nextOf(path: string, isMeant: (call: JournalEntry) => boolean): Promise<JournalEntry> {
    const endMs = Date.now() + PATIENCE_MS;
    let seen: JournalData;
    do {
      seen = await ask(this.#sandbox, { after: this.#after, path });
      const meant = seen.entries.find((call) => call.outcome === 'ANSWERED' && isMeant(call));
      if (meant !== undefined) return meant;
      await ask(this.#sandbox, { after: seen.last, path, until: 'ENDED', waitMs: QUIET_MS });
    } while (Date.now() < endMs);
    throw new Error(`no call of ${path} was the one that is meant; seen: ${seen.entries.length}`);
  }

  /** Waits until a reply to this path is held. */
  async held(path: string): Promise<JournalEntry> {
    const { entries } = await this.#wait({ path, until: 'HELD' });
    const held = entries.find(({ outcome }) => outcome === 'HELD');
    if (held === undefined) throw new Error(`nothing of ${path} is held`);
    return held;
  }

  async #wait(question: Partial<QueryJournalBody>): Promise<JournalData> {
    const data = await ask(this.#sandbox, {
      after: this.#after,
      waitMs: PATIENCE_MS,
      ...question,
    });
    if (!data.isReached) {
      const seen = data.entries.map(({ path, outcome }) => `${path} ${outcome}`).join(', ');
      throw new Error(
        `${question.until} of ${question.path} did not come; seen: ${seen || 'nothing'}`,
      );
    }
    return data;
  }
}

async function ask(sandbox: Asked, question: Partial<QueryJournalBody>): Promise<JournalData> {
  return (await sandbox.call('/sandbox/journal', question)) as JournalData;
}
