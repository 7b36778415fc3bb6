import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { call } from '../../api/call.ts';
import { apiReport } from '../../api/context.ts';
import { ApiError } from '../../api/errors.ts';
import type { ContentId, VideoRecord } from '../../api/generated/types.ts';
import { asId } from '../../api/ids.ts';
import { queryClient } from '../../api/query.ts';
import { clock } from '../../lib/now.ts';
import { currentToast } from '../../ui/toast.ts';
import { perform } from '../act/act.ts';
import {
  dislike,
  hiddenVideos,
  notInterested,
  reportVideo,
  returnedVideo,
} from './hidden-videos.ts';
import { KEPT_MS } from '../store-list/list-cache.ts';
import { storedVideos } from './stored-keys.ts';
import {
  columnsQuery,
  isListed,
  keptRows,
  loadedRow,
  relatedQuery,
  useVideos,
} from './use-videos.ts';

vi.mock('../../api/call.ts', () => ({ call: vi.fn<typeof call>() }));
vi.mock('../../api/context.ts', async (original) => ({
  ...(await original<object>()),
  apiContext: () => ({ sessionId: () => 'session' }),
}));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));

const answer = vi.mocked(call as (endpoint: unknown, body: never) => Promise<unknown>);

beforeEach(async () => {
  queryClient.clear();
  apiReport.set(vi.fn<() => void>());
  await openKept();
});
afterEach(() => {
  cleanup();
  answer.mockReset();
});

function record(at: number, more: object = {}): VideoRecord {
  return {
    contentId: asId<ContentId>(`I${at}`),
    previewImageUrl: `/img/video/${at}.webp`,
    width: 360,
    height: 480,
    color: '#aabbcc',
    videoUrl: `/video/I${at}.mp4`,
    durationMs: 6000,
    hasSound: false,
    captions: [],
    title: { 'id-ID': `Video ${at}` },
    store: { poiId: asId('P1'), storeId: asId('S1'), storeName: 'Warung', distance: 0.4 },
    algorithmId: 'near',
    rank: at,
    ...more,
  };
}

const page = (records: readonly object[], hasMore = false) => ({
  titleMap: { 'id-ID': 'Jelajah' },
  records,
  hasMore,
  queryId: 'q1',
  algorithmId: 'near',
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

const ids = (rows: readonly { id: string | number }[]) => rows.map(({ id }) => id);

test('explore: ten a page of its scene, under one query, and no record without a poster', async () => {
  answer.mockResolvedValueOnce(
    page([record(1), record(2, { previewImageUrl: undefined }), record(3)], true),
  );
  const { result } = renderHook(() => useVideos(columnsQuery(0)), { wrapper });
  await waitFor(() => expect(ids(result.current.rows)).toEqual(['I1', 'I3']));
  answer.mockResolvedValueOnce(page([record(3), record(4)]));
  await act(() => result.current.more());
  await waitFor(() => expect(ids(result.current.rows)).toEqual(['I1', 'I3', 'I4']));
  const asked = answer.mock.calls.map(([, body]) => body);
  expect(asked).toEqual([
    expect.objectContaining({
      scene: 'HOME_PAGE_COLUMNS',
      pageNo: 1,
      pageSize: 10,
      contentId: '',
      queryId: '',
    }),
    expect.objectContaining({ pageNo: 2, queryId: 'q1' }),
  ]);
});

test('a page whose posters are all missing is not the end', async () => {
  answer.mockResolvedValueOnce(page([record(1, { previewImageUrl: '' })], true));
  const { result } = renderHook(() => useVideos(columnsQuery(0)), { wrapper });
  await waitFor(() => expect(result.current.query.hasNextPage).toBe(true));
});

test('the player: what is related to a video, which any list that is loaded knows', async () => {
  answer.mockResolvedValueOnce(page([record(7), record(8)]));
  const { result } = renderHook(() => useVideos(relatedQuery('I7')), { wrapper });
  await waitFor(() => expect(ids(result.current.rows)).toEqual(['I7', 'I8']));
  expect(answer.mock.calls[0]?.[1]).toMatchObject({ scene: 'HOME_PAGE_RELATED', contentId: 'I7' });
  expect(loadedRow('I8')?.item.title).toEqual({ 'id-ID': 'Video 8' });
  expect(loadedRow('I9')).toBeUndefined();
  expect([isListed('I7', 'I8'), isListed('I7', 'I9'), isListed('I8', 'I8')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('what the viewer is not interested in leaves the list at once, and can be taken back', async () => {
  answer.mockResolvedValueOnce(page([record(1), record(2)]));
  const { result } = renderHook(() => useVideos(columnsQuery(0)), { wrapper });
  await waitFor(() => expect(result.current.rows).toHaveLength(2));
  answer.mockResolvedValue({});
  await act(async () => void (await perform(notInterested, dislike(asId('I1')))));
  expect(ids(result.current.rows)).toEqual(['I2']);
  expect(ids(result.current.all)).toEqual(['I1', 'I2']);
  act(() => currentToast()?.action?.onSelect());
  expect(ids(result.current.rows)).toEqual(['I1', 'I2']);
  expect(returnedVideo.get(), 'the player goes there').toBe('I1');
  expect(answer.mock.calls.slice(1).map(([, body]) => body)).toEqual([
    { contentId: 'I1', kind: 'NOT_INTERESTED', isGiven: true },
    { contentId: 'I1', kind: 'NOT_INTERESTED', isGiven: false },
  ]);
});

test('it comes back when the server could not be told; a report hides nothing before it has arrived', async () => {
  answer.mockRejectedValue(new ApiError('network'));
  await perform(notInterested, dislike(asId('I1')));
  const report = {
    contentId: asId<ContentId>('I2'),
    kind: 'REPORT',
    reason: 'OTHER',
    isGiven: true,
  } as const;
  await perform(reportVideo, report);
  expect([...hiddenVideos.get()]).toEqual([]);
  answer.mockResolvedValue({});
  await perform(reportVideo, report);
  expect([...hiddenVideos.get()]).toEqual(['I2']);
});

test('the first page is kept for a day without prices', async () => {
  const priced = record(1, { asset: { anything: 'priced' } });
  answer.mockResolvedValueOnce(page([priced], true));
  const { result } = renderHook(() => useVideos(columnsQuery(0)), { wrapper });
  await waitFor(() => expect(result.current.query.isSuccess).toBe(true));
  expect(JSON.stringify(storedVideos.get())).not.toContain('priced');
  expect(ids(keptRows()?.rows ?? [])).toEqual(['I1']);
  vi.spyOn(clock, 'nowMs').mockReturnValue(clock.nowMs() + KEPT_MS + 1);
  expect(keptRows()).toBeUndefined();
});
