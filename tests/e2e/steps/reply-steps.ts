/** Replies of the sandbox that are changed on their way to the page. */
import type { Page } from '@playwright/test';

export type ReplyRow = Record<string, unknown>;

/** Changes the first row of a list in every reply of a call. Gives the rows that were sent, one list for each. */
export async function changeFirst(
  page: Page,
  { call, field }: { call: string; field: string },
  change: (row: ReplyRow) => ReplyRow,
): Promise<ReplyRow[][]> {
  const sent: ReplyRow[][] = [];
  await page.context().route(`**${call}`, async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: ReplyRow };
    const rows = envelope.data[field] as ReplyRow[];
    sent.push(rows);
    envelope.data[field] = rows.map((row, at) => (at === 0 ? change(row) : row));
    await route.fulfill({ response, json: envelope });
  });
  return sent;
}
