/** Sections of the store page that have a tab. Merchant 2 "Sticky tab bar", 9 "Sticky tab offsets". */
import type { StoreInfo } from '../../api/generated/types.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import { menuImages } from './images.ts';

export type SectionName = 'discount' | 'menu' | 'address' | 'facility';

/** Offset below the top bar of a section after a tap on its tab. */
export const TAB_OFFSET_PX = 48;
/** Line below the top bar that a section's top passes to become current. */
export const VIEW_OFFSET_PX = 95;

export const SECTION_TITLES: Readonly<Record<SectionName, TextKey>> = {
  discount: 'merchant.tabDiscount',
  menu: 'merchant.tabMenu',
  address: 'merchant.tabAddress',
  facility: 'merchant.tabFacility',
};

/** Non-empty sections. */
export function sectionsOf(store: StoreInfo): SectionName[] {
  const { productList, couponBatchList } = store.homepageCouponList;
  const sections: SectionName[] = [];
  if (productList.length + couponBatchList.length > 0) sections.push('discount');
  if (menuImages(store).length > 0) sections.push('menu');
  if (store.storeAddress !== '' || store.mallInfo || store.storeMobile) sections.push('address');
  if (store.serviceFacilitiesCategoryList.some((each) => each.serviceFacilities.length > 0))
    sections.push('facility');
  return sections;
}

/** Merchant 2: only when there are two tabs or more. */
export function hasTabs(sections: readonly SectionName[]): boolean {
  return sections.length >= 2;
}

/**
 * The current section: the last whose top has passed the line, otherwise the first. At the end of the page
 * always the last, however short. Tops are viewport CSS pixels.
 */
export function sectionInView(
  tops: readonly { name: SectionName; top: number }[],
  lineTop: number,
  isAtEnd: boolean,
): SectionName | undefined {
  if (isAtEnd) return tops[tops.length - 1]?.name;
  const passed = tops.filter(({ top }) => top <= lineTop);
  return (passed[passed.length - 1] ?? tops[0])?.name;
}
