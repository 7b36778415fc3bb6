/** The walk that taps: what each place offers, each control on a world as seeded. */
import type { JournalEntry } from '../../../src/api/generated/types.ts';
import type { Member } from '../../support/members.ts';
import { noteBusy } from '../../support/said.ts';
import { expect, open } from '../fixtures.ts';
import { pathnames } from '../../../src/paths.ts';
import { text } from '../texts.ts';
import { faultOf, isAsked, type Outcome } from './judge.ts';
import { controlOf, isChanged, look, type Look, type Offered, offeredOn, tap } from './look.ts';
import { type Form, formAt } from './forms.ts';
import { shortName } from './names.ts';
import { keptBy, newWorld, type Place } from './seeded.ts';
import { Since, type World } from './since.ts';

/** A sheet, a list behind a tab, and what a button of theirs opens. */
const DEEPEST = 3;
/** From the page behind a sheet to the one before it. */
const MOST_STEPS = 2;
/** After a reply: what a page says late is waited for by what it shows. */
const QUIET_MS = 60;
/** Looks for what a tap does at once. */
const QUICK = 3;
const intervals = [20, 40, 80, 160, 320];
/** So many looks without a change, and what was asked of the server has changed nothing: a reload of the same. */
const STILL = intervals.length + 1;

export interface Tap {
  kind: string;
  state: string;
  /** Names of the controls, the last one is the tap. */
  way: readonly string[];
  endsAt: string;
  fault: string | undefined;
}

type Tapped = Outcome & { before: Look };

interface Ended {
  after: Look;
  /** On the same page as before the tap. */
  isHere: boolean;
  fault: string | undefined;
}

/** What of a tap is known before its page is still. */
interface Expected {
  /** Something has come of it. */
  isSeen: boolean;
  /** The page has said that it is at work. */
  isBusied?: () => Promise<boolean>;
  /** It has called the server, whose answer may be what the page shows already. */
  isAsked?: boolean;
  /** A link changes its own page before the next one is there. */
  isLeaving?: boolean;
}

/** Two controls with the same key do the same to items of the same state. */
function keyOf(control: Offered, { kind, words, isByRegion }: Place): string {
  const where = isByRegion ? control.region.replaceAll(/\d+/g, '#') : '';
  // Sessions, floors, rankings, categories; filters that are on or off.
  const isOfRow = kind === 'discovery' && (control.role === 'tab' || control.isToggle);
  const name = isOfRow ? `one of ${control.region}` : shortName(control.label, words);
  const what = control.to ? `to ${control.to}` : name;
  return [control.sheet, where, control.role, what].join(' | ');
}

/** Of lists and of discovery, the state is the page. */
const anywhere = (control: Offered, place: Place): string =>
  `${place.kind} | ${['list', 'discovery'].includes(place.kind) ? headOf(place) : ''} | ${keyOf(control, place)}`;

/** Pages of everybody: what state the item has does not matter there. */
const PUBLIC: ReadonlySet<string> = new Set<string>([
  pathnames.merchant,
  pathnames.merchantDetail,
  pathnames.groupCouponDetail,
]);

/**
 * States whose sheets are the same: refunds that failed for one reason or another, paid orders of any kind.
 * Of discovery, the page.
 */
function headOf({ kind, state }: Place): string {
  if (kind === 'discovery') return state.split(',')[0] ?? '';
  return ['order', 'voucher', 'refund', 'gift'].includes(kind)
    ? (state.split(' ')[0] ?? '')
    : state;
}

/**
 * Choices in a form, ways out of a sheet and public pages are the same in each state of a kind; but to these
 * pages each page of discovery has links of its own.
 */
function isOfState({ role, sheet, name, to }: Offered, { kind }: Place): boolean {
  const isWayOut = sheet !== '' && text('common.close').test(name);
  const isPublic = kind !== 'discovery' && PUBLIC.has(to.split('?')[0] ?? '');
  return role !== 'radio' && !isWayOut && !isPublic;
}

/** The bars are the same around each item; around pages of discovery of one kind all but the ways out. */
function barsOf({ name, role }: Offered, { kind, state }: Place): string {
  const isWayOut = role === 'link' || text('common.toHome').test(name);
  return kind === 'discovery' && !isWayOut ? `bars of ${/^\w+/.exec(state)?.[0]}` : 'bars';
}

const labelOf = (control: Offered, { words }: Place): string =>
  `${control.role} “${shortName(control.label, words)}”${control.to && ` to ${control.to}`}`;

/** Whether a tap leads to another page of ours. */
const leavesFor = ({ role, to }: Offered, { address }: Look): boolean =>
  role === 'link' && to.startsWith('/') && to.split('?')[0] !== address.split('?')[0];

export class Walk {
  readonly taps: Tap[] = [];
  readonly #world: World;
  readonly #since: Since;
  /** Keys of what was tapped, or will be. */
  readonly #done = new Set<string>();
  /** Keys of what asked the server nothing and brought nothing new, such as to copy: the same in each state. */
  readonly #same = new Set<string>();
  /** Calls that change nothing. */
  readonly #reads = new Set<string>(['/data-report/events']);
  /** Whether the last tap has called what no link had called before. */
  #isNews = false;
  /** The page as it was opened; absent: something may have changed since. */
  #start: Look | undefined;
  /** Of the world as seeded; absent: something in it was changed. */
  #members: ReadonlyMap<string, Member> | undefined;

  constructor(world: World) {
    this.#world = world;
    this.#since = new Since(world);
  }

  /** Opens the place, and taps what it offers that was not tapped yet in its state. */
  async through(place: Place): Promise<void> {
    const { page } = this.#world;
    const calls = await this.#visit(place);
    // What stands there once it is still; the page may draw itself again later.
    const after = this.#start ?? (await look(page));
    this.#note(place, [], after, faultOf({ after, calls, ...this.#since.all() }, place.kind));
    if (place.isOpenedOnly) return;
    const ways = this.#undone(place, [], await offeredOn(page));
    for (const way of ways) ways.push(...(await this.#follow(place, way)));
  }

  /** Taps the controls of a way; those that the last one brings. */
  async #follow(place: Place, way: readonly Offered[]): Promise<Offered[][]> {
    // A tap locks sharing for 2 s, except on a page that is opened anew.
    const isLocked = way.length > 1 && way.some(({ name }) => text('share.open').test(name));
    const isBack = !isLocked && (await this.#back());
    const isFresh = !isBack && !this.#members;
    if (!isBack) await this.#visit(place);
    let ended = await this.#go(place, way);
    // What others have left is no matter here: the verdict is that of a page and a world as seeded.
    if (!isFresh && ended.fault !== undefined) {
      this.#members = undefined;
      await this.#visit(place);
      ended = await this.#go(place, way);
    }
    const { fault, after, isHere } = ended;
    this.#note(place, way, after, fault);
    const form = isHere || fault !== undefined ? undefined : formAt(after.address);
    if (form) await this.#send(form, place, way);
    if (fault !== undefined || !isHere || way.length >= DEEPEST) return [];
    const ways = this.#undone(place, way, await offeredOn(this.#world.page));
    const [last] = way.toReversed();
    if (last && this.#start && !this.#isNews && ways.length === 0)
      this.#same.add(anywhere(last, place));
    return ways;
  }

  async #send(form: Form, place: Place, way: readonly Offered[]): Promise<void> {
    const { page, sandbox } = this.#world;
    const before = await look(page);
    const journal = await sandbox.journal();
    const errors = await form(page)
      .then((): string[] => [])
      .catch((error: unknown) => [`its form cannot be sent: ${String(error).split('\n')[0]}`]);
    await journal.quiet('/', QUIET_MS);
    const after = await this.#ended(before, { isSeen: errors.length > 0 });
    const calls = await journal.quiet('/', QUIET_MS);
    const since = this.#since.all();
    errors.push(...since.errors);
    this.#start = undefined;
    this.#members = undefined;
    const fault = faultOf({ ...since, before, after, calls, errors }, place.kind);
    this.#note(place, way, after, fault, ['its form, sent']);
  }

  async #go({ kind }: Place, way: readonly Offered[]): Promise<Ended> {
    let tapped: Tapped | undefined;
    for (const control of way) {
      tapped = await this.#tap(control);
      if (!tapped) break;
    }
    if (!tapped) {
      const fault = 'it is not offered the second time';
      return { after: await look(this.#world.page), isHere: true, fault };
    }
    const { before, after } = tapped;
    return { after, isHere: after.address === before.address, fault: faultOf(tapped, kind) };
  }

  /** Whether the page is again as it was when it was opened, and nothing was changed meanwhile. */
  async #back(): Promise<boolean> {
    const { page, sandbox } = this.#world;
    const start = this.#start;
    if (!start) return false;
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const now = await look(page);
      if (now.state === start.state) return true;
      // What was changed on the page itself no step takes back.
      if (now.address === start.address && now.sheets <= start.sheets) return false;
      const journal = await sandbox.journal();
      await page.goBack();
      await journal.quiet('/', QUIET_MS);
      if (!page.url().startsWith(sandbox.baseUrl)) return false;
    }
    return (await look(page)).state === start.state;
  }

  /** Its calls; undefined: it is not offered. */
  async #tap(control: Offered): Promise<Tapped | undefined> {
    const { page, sandbox } = this.#world;
    const target = await controlOf(page, control);
    if (!target) return undefined;
    const href = (await target.getAttribute('href')) ?? '';
    const before = await look(page);
    this.#since.all();
    const journal = await sandbox.journal();
    const isBusied = await noteBusy(page);
    // One that was drawn again meanwhile is looked for again.
    const again = async () => {
      const drawn = await controlOf(page, control);
      if (drawn) await tap(drawn);
    };
    const errors = await tap(target)
      .catch(again)
      .then((): string[] => [])
      .catch((error: unknown) => [`it cannot be tapped: ${String(error).split('\n')[0]}`]);
    // A number is dialled by the phone, which a browser on a desktop lacks.
    const dialled = /^(?:tel|mailto|sms|geo|whatsapp):/.test(href) ? [href] : [];
    const quick = await this.#quick(before, isBusied);
    const atOnce = await journal.quiet('/', QUIET_MS);
    let calls = atOnce;
    const isRefused = calls.some(({ code }) => typeof code === 'string');
    const isSeen = quick !== undefined || isRefused || dialled.length > 0;
    const ended = await this.#ended(before, {
      isSeen,
      isBusied,
      isAsked: isAsked(atOnce),
      isLeaving: leavesFor(control, before),
    });
    // What it has brought may ask for more.
    if (quick !== 'changed' || calls.length > 0) calls = await journal.quiet('/', QUIET_MS);
    // A link only leads somewhere; what else calls something new, but a list, may change what the next one meets.
    if (control.role === 'link') for (const { path } of calls) this.#reads.add(path);
    const news = calls.filter(({ path }) => !this.#reads.has(path));
    this.#isNews = news.length > 0;
    if (news.some(({ path }) => !path.endsWith('_list'))) {
      this.#start = undefined;
      this.#members = undefined;
    }
    // What a form was told stays in it when its sheet is opened again.
    if (ended.sheets > 0 && ended.sheets === before.sheets) this.#start = undefined;
    const since = this.#since.all(dialled);
    errors.push(...since.errors);
    const isTab = control.role === 'tab';
    return {
      ...since,
      before,
      after: ended,
      calls,
      atOnce,
      isBusied: await isBusied(),
      isTab,
      errors,
    };
  }

  /** What the tap has done at once; undefined: nothing yet. */
  async #quick(
    before: Look,
    isBusied: () => Promise<boolean>,
  ): Promise<'busy' | 'changed' | undefined> {
    for (let looks = 0; looks < QUICK; looks += 1) {
      // A document that is being left cannot be read any more.
      const now = await look(this.#world.page).catch(() => undefined);
      if (!now || isChanged(before, now) || this.#since.isAny()) return 'changed';
      // What it asks for, such as the position, comes before its call, and may end as it was before.
      if (await isBusied()) return 'busy';
    }
    return undefined;
  }

  /** The page once something has come of the tap, and nothing loads any more; as it is when nothing comes. */
  async #ended(before: Look, { isSeen, isBusied, isAsked, isLeaving }: Expected): Promise<Look> {
    const { page } = this.#world;
    let after = await look(page);
    let still = 0;
    const isOver = async (): Promise<boolean> => {
      const earlier = after;
      after = await look(page);
      const isStill = after.state === earlier.state && after.length > 0 && !after.isLoading;
      still = isStill ? still + 1 : 0;
      if (isLeaving && after.address === before.address && !this.#since.isAny()) return false;
      const isDone = isSeen || isChanged(before, after) || this.#since.isAny();
      if (isStill && (isDone || (await isBusied?.()) === true)) return true;
      return isAsked === true && still >= STILL;
    };
    // What never comes is the verdict's to say.
    await expect
      .poll(isOver, { intervals })
      .toBe(true)
      .catch(() => undefined);
    return after;
  }

  #undone(place: Place, way: readonly Offered[], offered: readonly Offered[]): Offered[][] {
    return offered.flatMap((control) => {
      // The bars are those of the page; what they say behind it depends on how one came.
      if (control.isFrame && way.length > 0) return [];
      const isDiscovery = place.kind === 'discovery';
      const state = control.sheet === '' && !isDiscovery ? place.state : headOf(place);
      const whose = control.isFrame
        ? barsOf(control, place)
        : `${place.kind} | ${isOfState(control, place) ? state : 'any'}`;
      const key = `${whose} | ${keyOf(control, place)}`;
      // What a tap brings on a page of discovery, such as a filter's sheet, other pages have too.
      const common = `${place.kind} | ${keyOf(control, place)}`;
      const asked = isDiscovery && way.length > 0 ? common : key;
      if (this.#done.has(asked) || this.#same.has(anywhere(control, place))) return [];
      this.#done.add(asked).add(common);
      return [[...way, control]];
    });
  }

  #note(
    place: Place,
    way: readonly Offered[],
    { address }: Look,
    fault: string | undefined,
    more: readonly string[] = [],
  ): void {
    const [last] = way.toReversed();
    const { kind } = place;
    const state = last && place.isByRegion ? last.region || 'elsewhere' : place.state;
    const names = [...way.map((control) => labelOf(control, place)), ...more];
    const endsAt = address.replaceAll(/=[^&]+/g, '=…');
    this.taps.push({
      kind,
      state: last?.isFrame ? barsOf(last, place) : state,
      way: names,
      endsAt,
      fault,
    });
  }

  /** Its calls. */
  async #visit({ kind, phoneNo, path, findPath, reach }: Place): Promise<JournalEntry[]> {
    const { page, sandbox } = this.#world;
    this.#members ??= await newWorld(sandbox);
    const member = this.#members.get(phoneNo);
    if (!member) throw new Error(`nobody has the phone ${phoneNo}`);
    // A step of the history that is under way aborts the first.
    await page.goto('/healthz').catch(() => page.goto('/healthz'));
    await page.clock.setSystemTime(sandbox.nowMs());
    await page.evaluate(
      (values) => {
        localStorage.clear();
        sessionStorage.clear();
        for (const [key, value] of Object.entries(values))
          localStorage.setItem(`jajan.${key}`, JSON.stringify(value));
      },
      keptBy(member, kind, sandbox.nowMs()),
    );
    this.#since.all();
    this.#start = undefined;
    const journal = await sandbox.journal();
    await open(page, findPath ? await findPath(sandbox, member) : path);
    await reach?.(page);
    const calls = await journal.quiet('/', QUIET_MS);
    for (const call of calls) this.#reads.add(call.path);
    const isThere = async (): Promise<boolean> => {
      const earlier = this.#start;
      this.#start = await look(page);
      const { state, length, isLoading } = this.#start;
      return earlier?.state === state && length > 0 && !isLoading;
    };
    // What never comes is the verdict's to say.
    await expect
      .poll(isThere, { intervals })
      .toBe(true)
      .catch(() => undefined);
    return calls;
  }
}
