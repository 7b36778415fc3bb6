import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../tests/support/storage.ts';
import { startCall } from '../api/start-call.ts';
import { POSTER } from '../features/video/poster.ts';
import { loadAhead } from '../ui/picture/picture-url.ts';
import { startPage } from './early.ts';

vi.mock('../api/start-call.ts', () => ({ startCall: vi.fn() }));
vi.mock('../ui/picture/picture-url.ts', async (original) => ({
  ...(await original<object>()),
  loadAhead: vi.fn(),
}));
vi.mock('../api/context.ts', async (original) => ({
  ...(await original<object>()),
  apiContext: () => ({ sessionId: () => 'session' }),
}));

beforeEach(async () => {
  await openKept();
  vi.mocked(startCall).mockReset();
});
afterEach(() => history.replaceState(null, '', '/'));

/** The calls of a link: the last part of the path, and what of the body chooses. */
async function started(address: string, replies: Record<string, unknown> = {}, state?: object) {
  history.replaceState(state, '', address);
  vi.mocked(startCall).mockImplementation(({ endpoint }) =>
    Promise.resolve(replies[endpoint.path.split('/').at(-1) ?? ''] as never),
  );
  await startPage(location.pathname, () => undefined);
  return vi.mocked(startCall).mock.calls.map(([{ endpoint, body }]) => {
    const { rankId, mallId, sessionUniqueKey } = body as Record<string, string>;
    return [endpoint.path.split('/').at(-1), rankId ?? mallId ?? sessionUniqueKey].filter(Boolean);
  });
}

const RANKS = { rank_list: { rankList: [{ rankId: 'R1' }, { rankId: 'R2' }] } };
const rank = '/platform/rank';

test('a link to the rankings asks for the one that the page opens at', async () => {
  expect(await started(rank, RANKS)).toEqual([['rank_list'], ['rank_detail_list', 'R1']]);
});

test('a link to a ranking asks for that one', async () => {
  expect(await started(`${rank}?rankId=R2`, RANKS)).toEqual([
    ['rank_list'],
    ['rank_detail_list', 'R2'],
  ]);
});

test.each([rank, '/platform/categoryPoiList?id=200'])(
  '%s that is loaded again with a choice asks for nothing: the page knows the choice',
  async (address) => {
    expect((await started(address, RANKS)).length).toBeGreaterThan(0);
    vi.mocked(startCall).mockClear();
    expect(await started(address, RANKS, { usr: { sort: 'SCORE' }, key: 'k', idx: 1 })).toEqual([]);
  },
);

test('a link to a mall asks for its stores only where no floor and no words are chosen', async () => {
  const mall = [
    ['mall_detail', 'M1'],
    ['mall_recommend_product_list', 'M1'],
  ];
  const asked = async (address: string) => {
    vi.mocked(startCall).mockClear();
    return started(address);
  };
  expect(await asked('/platform/mall?id=M1')).toEqual([...mall, ['mall_store_list', 'M1']]);
  expect(await asked('/platform/mall?id=M1&floor=F2')).toEqual(mall);
  expect(await asked('/platform/mall?id=M1&words=kopi')).toEqual(mall);
  expect(await asked('/platform/mall')).toEqual([['all_mall_list']]);
});

test('a link to a flash sale asks for the session that the page opens at', async () => {
  const page = '/platform/flashDeal?pageId=flash-jakarta';
  const head = { activeSession: 'F2', sessionList: [{ sessionUniqueKey: 'F1' }] };
  const asked = async (address: string, page_detail: object) => {
    vi.mocked(startCall).mockClear();
    return (await started(address, { page_detail })).slice(1);
  };
  expect(await asked(page, head)).toEqual([['query_product_list', 'F2']]);
  expect(await asked(page, { ...head, activeSession: '' })).toEqual([['query_product_list', 'F1']]);
  expect(await asked(page, { activeSession: '', sessionList: [] })).toEqual([]);
  expect(await asked(`${page}&session=F3`, head)).toEqual([['query_product_list', 'F3']]);
});

test('a link to a video loads the poster of the first one with the reply, and none where there is none', async () => {
  const asked = async (records: object[]) => {
    vi.mocked(loadAhead).mockClear();
    await started('/platform/playVideo?id=I1', { pull_content: { records } });
    return vi.mocked(loadAhead).mock.calls;
  };
  expect(await asked([{ previewImageUrl: '/a.png' }, { previewImageUrl: '/b.png' }])).toEqual([
    ['/a.png', POSTER],
  ]);
  expect(await asked([])).toEqual([[undefined, POSTER]]);
});
