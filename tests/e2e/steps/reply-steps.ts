/** Replies of the sandbox that are changed on their way to the page. */
import type { Page } from '@playwright/test';

export type ReplyRow = Record<string, unknown>;

/** Changes rows of a list in every reply of a call. Gives the rows that were sent, one list for each. */
export async function changeRows(
  page: Page,
  { call, field }: { call: string; field: string },
  change: (row: ReplyRow, at: number) => ReplyRow,
): Promise<ReplyRow[][]> {
  const sent: ReplyRow[][] = [];
  await page.context().route(`**${call}`, async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: ReplyRow };
    const rows = envelope.data[field] as ReplyRow[];
    sent.push(rows);
    envelope.data[field] = rows.map(change);
    await route.fulfill({ response, json: envelope });
  });
  return sent;
}

/** As `changeRows`, of the first row alone. */
export const changeFirst = (
  page: Page,
  list: { call: string; field: string },
  change: (row: ReplyRow) => ReplyRow,
): Promise<ReplyRow[][]> => changeRows(page, list, (row, at) => (at === 0 ? change(row) : row));
