/**
 * The hand-over to the ordering pages of another host. Spec merchant 2, `/menuQR`; decisions
 * "Tokens".
 *
 * Invariant: the address is always built here, from two validated values, on the one configured
 * host over https, or for testers on the sandbox's own page; no untrusted text is passed on. Pure.
 */
import { asId } from '../../api/ids.ts';
import type { QrCodeId } from '../../api/generated/types.ts';
import { parseLink } from '../links/own-place.ts';
import type { LinkSource } from '../links/resolve-link.ts';
import { isId } from '../links/routes.ts';

export interface MenuPlace {
  qrCodeId: QrCodeId;
  /** Spec merchant 2: 1 or 2. */
  orderFoodType: '1' | '2';
}

/** Where menus are ordered from, as the remote configuration says it; unchecked. */
export interface OrderingPlace {
  /** Without scheme; empty: none is configured. */
  orderingHost: string;
  /** The page of a sandbox that plays the host; empty: none does. */
  orderingPage: string;
  /** The environment of `appInfo`. */
  environment: string;
}

interface HandOver extends OrderingPlace {
  /** The pass of `session/ordering-pass.ts`; undefined for a visitor. */
  pass: string | undefined;
  /** CSS pixels. */
  statusBarPx: number;
  safeBottomPx: number;
  language: string;
}

const PLACE = '/menuQR';
/** As `ORDERING_PAGE` of the sandbox: the only page that plays the host. */
const PLAYED = '/console/menuQR';
const FOR_TESTERS: ReadonlySet<string> = new Set(['dev', 'test']);
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const LAST_LABEL = /^[a-z]{2,63}$/;

/**
 * The menu that a link names, on our own domains or on the ordering host; undefined when it names
 * none.
 */
export function menuPlace(
  raw: string,
  source: LinkSource,
  orderingHost: string,
): MenuPlace | undefined {
  const parsed = parseLink(raw, { barePath: source !== 'deep-link', bareHost: false });
  if (typeof parsed === 'string') return undefined;
  if (parsed.kind === 'own') {
    return parsed.place.pathname === PLACE ? placeOf(parsed.place.values) : undefined;
  }
  const { protocol, hostname, port, pathname, searchParams } = parsed.url;
  const isOrdering =
    protocol === 'https:' && port === '' && isHost(orderingHost) && hostname === orderingHost;
  return isOrdering && pathname === PLACE ? placeOf(searchParams) : undefined;
}

function isHost(text: string): boolean {
  if (text.length < 4 || text.length > 253) return false;
  const labels = text.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    LAST_LABEL.test(labels.at(-1) ?? '')
  );
}

function placeOf(values: URLSearchParams): MenuPlace | undefined {
  const qrCodeId = values.get('qrCodeId') ?? '';
  const orderFoodType = values.get('orderFoodType');
  if (!isId(qrCodeId) || (orderFoodType !== '1' && orderFoodType !== '2')) return undefined;
  return { qrCodeId: asId(qrCodeId), orderFoodType };
}

/** Whether there is a page to order from; without one nothing is offered. */
export function isOrderingOpen(place: OrderingPlace): boolean {
  return pageOf(place) !== undefined;
}

/**
 * Undefined when no usable host is configured, or the values are not of their form. A path when the
 * sandbox plays the host.
 */
export function menuUrl(
  { qrCodeId, orderFoodType }: MenuPlace,
  { pass, statusBarPx, safeBottomPx, language, ...place }: HandOver,
): string | undefined {
  const page = pageOf(place);
  if (page === undefined || !isId(qrCodeId)) return undefined;
  const values = new URLSearchParams({ qrCodeId, orderFoodType });
  if (pass !== undefined) values.set('uk', pass);
  values.set('sbh', String(Math.round(statusBarPx)));
  values.set('sabh', String(Math.round(safeBottomPx)));
  values.set('language', language);
  return `${page}?${values.toString()}`;
}

function pageOf({ orderingHost, orderingPage, environment }: OrderingPlace): string | undefined {
  if (!isHost(orderingHost)) return undefined;
  const isPlayed = FOR_TESTERS.has(environment) && orderingPage === PLAYED;
  return isPlayed ? PLAYED : `https://${orderingHost}${PLACE}`;
}
