/** How a list that comes page by page goes on, and what of it is shown. Pure. */

/** What a page is asked by. */
export interface PageParam {
  /** From 1. */
  pageNo: number;
  /** The list as it was when page 1 came. */
  queryId?: string;
  /** Where the page before ended. */
  cursor?: string;
}

/** How a page says what comes after it. */
export interface PageEnd {
  hasMore?: boolean;
  queryId?: string;
  cursor?: string | null | undefined;
}

/** A page without items that claims more would be asked for again and again: it is the end. */
export function nextParam<Param extends PageParam>(
  { hasMore, queryId, cursor }: PageEnd,
  count: number,
  param: Param,
): Param | undefined {
  if (count === 0 || !(hasMore ?? cursor)) return undefined;
  return {
    ...param,
    pageNo: param.pageNo + 1,
    ...(queryId === undefined ? {} : { queryId }),
    ...(cursor ? { cursor } : {}),
  };
}

/** What a page holds. */
export interface ItemsOf<Page, Item> {
  items: (page: Page) => readonly Item[];
  /** Absent where the server gives none: then all items are shown. */
  id?: (item: Item) => string;
}

/** An item, with the page that brought it. */
export interface PageRow<Page, Item> {
  /** Its id, or its place where items have none. */
  id: string | number;
  item: Item;
  page: Page;
}

/** The pages' items in order, each as it came first. `onRepeat` hears of every one that came again. */
export function pageRows<Page, Item>(
  pages: readonly Page[],
  { items, id }: ItemsOf<Page, Item>,
  onRepeat?: (item: Item) => void,
): PageRow<Page, Item>[] {
  const rows = new Map<string | number, PageRow<Page, Item>>();
  for (const page of pages) {
    for (const item of items(page)) {
      const itemId = id?.(item) ?? rows.size;
      if (rows.has(itemId)) onRepeat?.(item);
      else rows.set(itemId, { id: itemId, item, page });
    }
  }
  return [...rows.values()];
}
