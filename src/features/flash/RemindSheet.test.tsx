import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asId } from '../../api/ids.ts';
import type { SkuId } from '../../api/generated/types.ts';
import { activateLocale, text } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { RemindSheet } from './RemindSheet.tsx';

const { saveFile } = vi.hoisted(() => ({
  saveFile: vi.fn<(file: Blob, name: string) => Promise<void>>(),
}));
vi.mock('#host', () => ({ host: { kind: 'WEB', can: {}, saveFile } }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));
vi.mock('../notifications/notices.ts', () => ({ planNotice: vi.fn(), syncNotices: vi.fn() }));
vi.mock('../notifications/NotificationSheet.tsx', () => ({ NotificationSheet: () => null }));
vi.mock('../notifications/permission.ts', () => ({ useNotificationState: () => 'unsupported' }));

beforeEach(() => activateLocale('id-ID'));
afterEach(cleanup);

test('where nothing can be scheduled, the calendar gets the session, five minutes before', async () => {
  const startsAtMs = Date.UTC(2026, 10, 26, 7);
  vi.spyOn(clock, 'nowMs').mockReturnValue(startsAtMs - 3_600_000);
  const item = {
    sessionUniqueKey: 'F3-20261126',
    skuId: asId<SkuId>('K1'),
    name: 'Es kopi susu',
    storeName: 'Kopi Sedap Gubuk',
    priceRp: 13_800,
    pageId: 'flash-jakarta',
    startsAtMs,
  };
  const onClose = vi.fn();
  render(<RemindSheet item={item} isOpen onClose={onClose} />);
  fireEvent.click(screen.getByRole('button', { name: text('reminder.calendar') }));
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [file, name] = saveFile.mock.calls[0] ?? [];
  const words = ((await file?.text()) ?? '').replaceAll('\r\n ', '');
  expect(name).toBe('jajan-F3-20261126.ics');
  expect(words).toContain('DTSTART:20261126T070000Z');
  expect(words).toContain('TRIGGER:-PT5M');
  expect(words).toContain('Es kopi susu');
  expect(words).toContain('LOCATION:Kopi Sedap Gubuk');
  expect(words).toContain('Kopi Sedap Gubuk · Rp13.800\\nhttp');
  expect(words).toContain('pageId=flash-jakarta&session=F3-20261126\\n');
  expect(onClose).toHaveBeenCalled();
});
