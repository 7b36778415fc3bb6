/** Sections of the store page that have a tab. Merchant 2 "Sticky tab bar", 9 "Sticky tab offsets". */
import type { MenuDish, StoreInfo } from '../../api/generated/types.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import { menuImages } from './images.ts';

export type SectionName = 'discount' | 'menu' | 'address' | 'facility' | 'review';

/** Offset below the top bar of a section after a tap on its tab. */
export const TAB_OFFSET_PX = 48;
/** Line below the top bar that a section's top passes to become current. */
export const VIEW_OFFSET_PX = 95;

export const SECTION_TITLES: Readonly<Record<SectionName, TextKey>> = {
  discount: 'merchant.tabDiscount',
  menu: 'merchant.tabMenu',
  address: 'merchant.tabAddress',
  facility: 'merchant.tabFacility',
  review: 'merchant.tabReview',
};

/** Of a server that tells no prices: none. */
export function menuDishes({ menuList }: StoreInfo): readonly MenuDish[] {
  return menuList ?? [];
}

/** Non-empty sections. */
export function sectionsOf(store: StoreInfo): SectionName[] {
  const { productList, couponBatchList } = store.homepageCouponList;
  const sections: SectionName[] = [];
  if (productList.length + couponBatchList.length > 0) sections.push('discount');
  if (menuDishes(store).length + menuImages(store).length > 0) sections.push('menu');
  if (store.storeAddress !== '' || store.mallInfo || store.storeMobile) sections.push('address');
  if (store.serviceFacilitiesCategoryList.some((each) => each.serviceFacilities.length > 0))
    sections.push('facility');
  // A missing switch is reported and hides nothing.
  if (store.reviewSwitch !== false) sections.push('review');
  return sections;
}

/** Merchant 2: only when there are two tabs or more. */
export function hasTabs(sections: readonly SectionName[]): boolean {
  return sections.length >= 2;
}

/** Edges from the scroller's top, CSS pixels. */
interface SectionEdges {
  name: SectionName;
  top: number;
  bottom: number;
}

interface ScrollState {
  viewHeight: number;
  /** Of the line, from the top of the scroller. */
  lineTop: number;
  scrollTop: number;
  maxScrollTop: number;
}

/**
 * The current section: the last whose top has passed the line, otherwise the first. The page ends
 * before the last tops reach the line; those take turns on the rest of the way, so that each has its
 * moment and the end of the page is the last one's. One that has left the view gives way to the next that
 * is in it: between them stand parts without a tab. CSS pixels.
 */
export function sectionInView(
  sections: readonly SectionEdges[],
  { viewHeight, lineTop, scrollTop, maxScrollTop }: ScrollState,
): SectionName | undefined {
  // Where each would become the current one on an endless page.
  const starts = sections.map(({ top }) => top + scrollTop - lineTop);
  const reached = lastIndex(starts, (start) => start <= maxScrollTop);
  const base = Math.max(0, starts[Math.max(0, reached)] ?? 0);
  const from = reached < 0 ? 0 : base;
  const rest = (starts.at(-1) ?? 0) - base;
  const startOf = (index: number): number => {
    const start = starts[index] ?? 0;
    return index <= reached ? start : from + ((maxScrollTop - from) * (start - base)) / rest;
  };
  // Half a pixel: the scroll position has a fraction, its maximum has none.
  const passed = lastIndex(
    sections,
    (_, index) => maxScrollTop > 0 && startOf(index) <= scrollTop + 0.5,
  );
  const current = sections[Math.max(0, passed)];
  const next = sections[Math.max(0, passed) + 1];
  const isGone = current !== undefined && current.bottom <= lineTop;
  return (isGone && next && next.top < viewHeight ? next : current)?.name;
}

/** `findLastIndex`, which iOS 15.0 lacks. */
function lastIndex<Item>(
  items: readonly Item[],
  isMeant: (item: Item, index: number) => boolean,
): number {
  for (let index = items.length - 1; index >= 0; index -= 1)
    if (isMeant(items[index] as Item, index)) return index;
  return -1;
}
