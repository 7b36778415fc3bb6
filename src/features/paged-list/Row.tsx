import { memo, type ReactNode } from 'react';

/** Draws one item; `position` is its place in the whole list, from 0. */
export type DrawRow<Page, Item> = (item: Item, position: number, page: Page) => ReactNode;

interface RowProps<Page, Item> {
  row: DrawRow<Page, Item>;
  item: Item;
  position: number;
  page: Page;
}

function DrawnRow<Page, Item>({ row, item, position, page }: RowProps<Page, Item>) {
  return row(item, position, page);
}

/** A list renders at every row that comes or goes, and at every height that it learns. */
export const Row = memo(DrawnRow) as typeof DrawnRow;
