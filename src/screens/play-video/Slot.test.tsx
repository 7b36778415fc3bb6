import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asId } from '../../api/ids.ts';
import type { VideoRow } from '../../features/video/use-videos.ts';
import { track } from '../../telemetry/report.ts';
import { largestPicture } from '../../ui/paint.ts';
import { Slot } from './Slot.tsx';

vi.mock('../../i18n/i18n.ts', () => ({
  useText: () => String,
  usePickLocale: () => () => 'words',
}));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));
vi.mock('../../ui/list/Exposed.tsx', () => import('../../../tests/support/seen-at-once.tsx'));
vi.mock('./VideoOffer.tsx', () => ({ VideoOffer: () => null }));

beforeEach(() => {
  for (const act of ['load', 'pause'] as const)
    vi.spyOn(HTMLMediaElement.prototype, act).mockImplementation(() => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.mocked(track).mockClear();
});

const row = {
  id: 'I1',
  item: {
    contentId: asId('I1'),
    algorithmId: 'a',
    videoUrl: '/video/I1.mp4',
    captions: [],
    title: {},
  },
  page: { queryId: 'q', traceId: 't' },
} as unknown as VideoRow;

const show = ({ shown = row, canPlay = true } = {}) =>
  render(
    <Slot
      {...{ row: shown, position: 0, isMuted: true, send: vi.fn() }}
      {...{ isActive: true, canPlay, plays: true, loads: true }}
      {...{ isPaused: false, hasCaptions: false }}
    />,
  );

/** Whether the work behind the first screen may begin. */
async function isThere(): Promise<boolean> {
  let isSettled = false;
  void largestPicture.get().then(() => (isSettled = true));
  await Promise.resolve();
  return isSettled;
}

test('what loads behind the first screen waits for the first frame', async () => {
  const { container } = show();
  expect(await isThere()).toBe(false);
  const video = container.querySelector('video');
  if (video) fireEvent.timeUpdate(video);
  expect(await isThere()).toBe(true);
});

test('it does not wait for a video that is left before its first frame', async () => {
  const { unmount } = show();
  expect(await isThere()).toBe(false);
  unmount();
  expect(await isThere()).toBe(true);
});

test('a video that cannot be played shows its pictures one after the other, and its words', () => {
  const stills = ['/img/poster/a.png', '/img/poster/b.png'];
  const captions = [{ startMs: 0, endMs: 1000, text: {} }];
  const item = { ...row.item, previewImageUrl: stills[0], stills, captions };
  const shown = { ...row, item } as unknown as VideoRow;
  const { container, getByRole, getByText } = show({ shown, canPlay: false });
  const picture = () => container.querySelector('img')?.getAttribute('src');
  expect(container.querySelector('video')).toBeNull();
  expect(getByText('words')).toBeTruthy();
  expect(picture()).toContain('/img/poster/a.png');
  fireEvent.click(getByRole('button', { name: 'video.nextStill' }));
  expect(picture()).toContain('/img/poster/b.png');
  fireEvent.click(getByRole('button', { name: 'video.nextStill' }));
  expect(picture()).toContain('/img/poster/a.png');
});

test('it is told when it is seen, begins, and was seen to its end; it plays on and is told no more', () => {
  const { container } = show();
  const video = container.querySelector('video');
  if (!video) throw new Error('no video');
  const at = { scene: 'video', position: 0, algorithmId: 'a', queryId: 'q', traceId: 't' };
  const told = (...names: string[]) => names.map((name) => [name, { ...at, contentId: 'I1' }]);
  expect(vi.mocked(track).mock.calls).toEqual(told('video_expo'));
  const plays = (...seconds: number[]) => {
    for (const second of seconds) {
      video.currentTime = second;
      fireEvent.timeUpdate(video);
    }
  };
  fireEvent.playing(video);
  plays(4, 8);
  expect(vi.mocked(track).mock.calls).toEqual(told('video_expo', 'video_play'));
  plays(0, 8, 0);
  fireEvent.playing(video);
  expect(vi.mocked(track).mock.calls).toEqual(told('video_expo', 'video_play', 'video_end'));
});
