import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { asId } from '../../api/ids.ts';
import { hiddenVideos } from '../../features/video/hidden-videos.ts';
import { activateLocale, text } from '../../i18n/i18n.ts';
import { ReportVideoSheet } from './ReportVideoSheet.tsx';

vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));

beforeEach(() => activateLocale('id-ID'));
afterEach(cleanup);

test('a report that was too many is said in the sheet, which stays, and the video with it', async () => {
  vi.mocked(call).mockRejectedValue(new ApiError('rate-limited', '429', 'Tunggu sebentar'));
  const onClose = vi.fn();
  render(<ReportVideoSheet isOpen contentId={asId('I1')} onClose={onClose} />);
  const send = screen.getByRole('button', { name: text('video.sendReport') });
  fireEvent.click(send);
  const said = await screen.findByRole('alert');
  expect(said.textContent).toBe('Tunggu sebentar');
  expect(onClose).not.toHaveBeenCalled();
  expect([...hiddenVideos.get()]).toEqual([]);

  vi.mocked(call).mockResolvedValue({});
  fireEvent.click(send);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect([...hiddenVideos.get()]).toEqual(['I1']);
});
