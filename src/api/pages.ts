/** Pagination: the next page's parameters and the list's rows. Pure. */

/** Parameters of one page. */
export interface PageParam {
  /** From 1. */
  pageNo: number;
  /** The snapshot of the list that page 1 was taken from. */
  queryId?: string;
  /** End of the previous page. */
  cursor?: string;
}

/** The fields of a page that say whether and how the list continues. */
export interface PageEnd {
  hasMore?: boolean;
  queryId?: string;
  cursor?: string | null | undefined;
}

/** Undefined at the end. An empty page that claims more is the end, too: otherwise an endless loop. */
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

/** How to read the items of a page. */
export interface ItemsOf<Page, Item> {
  items: (page: Page) => readonly Item[];
  /** Absent where items have no id: then repeats are not dropped. */
  id?: (item: Item) => string;
}

/** An item, with the page it came in. */
export interface PageRow<Page, Item> {
  /** Its id, or its index where items have none. */
  id: string | number;
  item: Item;
  page: Page;
}

/** The pages' items in order, without repeats. `onRepeat` is called with every dropped one. */
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
