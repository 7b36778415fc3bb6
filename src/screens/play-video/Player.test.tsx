import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asId } from '../../api/ids.ts';
import { returnedVideo } from '../../features/video/hidden-videos.ts';
import { areCaptionsWanted, isMuted } from '../../features/video/sound.ts';
import type { VideoList, VideoRow } from '../../features/video/use-videos.ts';
import { Player } from './Player.tsx';

vi.mock('#host', () => ({ host: { kind: 'WEB', can: {} } }));
vi.mock('../../features/video/calm.ts', () => ({
  isCalmNow: () => false,
  playsVideos: () => true,
}));
vi.mock('../../features/navigation/use-back.ts', () => ({
  useBackButton: () => ({ icon: {}, label: 'back', onSelect: () => undefined }),
}));
vi.mock('./Tail.tsx', () => ({ Tail: () => null }));
vi.mock('./PlayerActions.tsx', () => ({
  PlayerActions: ({ isSilent }: { isSilent: boolean }) => (isSilent ? 'silent' : 'sounds'),
}));
vi.mock('./Slot.tsx', () => ({
  Slot: (slot: { row: VideoRow; plays: boolean; hasCaptions: boolean }) => (
    <p>{`${slot.row.id} ${slot.plays ? 'plays' : 'waits'}${slot.hasCaptions ? ' with captions' : ''}`}</p>
  ),
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    disconnect(): void {}
  },
);

const HEIGHT_PX = 600;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT_PX);
  // A smooth scroll: it has begun, and is nowhere yet.
  Element.prototype.scrollTo = vi.fn();
});
afterEach(() => {
  cleanup();
  isMuted.set(true);
  areCaptionsWanted.set(undefined);
  vi.restoreAllMocks();
});

function row(id: string, hasSound: boolean): VideoRow {
  const page = { titleMap: {}, records: [], hasMore: false, queryId: 'q', algorithmId: 'near' };
  const item = { contentId: asId(id), title: { 'id-ID': id }, hasSound } as VideoRow['item'];
  return { id, item, page: { ...page, traceId: 't' } };
}

const rows = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6'].map((id) => row(id, id !== 'I2'));
const list = {
  query: { hasNextPage: false, isFetching: false },
  more: vi.fn(),
} as never as VideoList;

function Address() {
  const { search, state } = useLocation();
  return <output aria-label="address">{`${search} ${JSON.stringify(state)}`}</output>;
}

const show = () =>
  render(
    <MemoryRouter initialEntries={['/platform/home/playVideo?id=I1']}>
      <Player rows={rows} list={list} first="I1" wanted="I1" />
      <Address />
    </MemoryRouter>,
  );

const playing = () => screen.queryAllByText(/plays/).map((slot) => slot.textContent.slice(0, 2));
const press = (key: string) => fireEvent.keyDown(document, { key });
const videos = () => screen.getByRole('list', { name: 'video.feed' });
function stopAt(index: number): void {
  videos().scrollTop = index * HEIGHT_PX;
  fireEvent.scroll(videos());
  fireEvent(videos(), new Event('scrollend'));
}

test('the video that a key asks for plays while it still scrolls into view', () => {
  show();
  expect(playing()).toEqual(['I1']);
  press('ArrowDown');
  expect(playing()).toEqual(['I2']);
  // The scroll has moved, and has not come to it.
  videos().scrollTop = 0.2 * HEIGHT_PX;
  fireEvent.scroll(videos());
  expect(playing()).toEqual(['I2']);
});

test('keys that come while it scrolls add up', () => {
  show();
  press('ArrowDown');
  press('ArrowDown');
  press('ArrowDown');
  expect(playing()).toEqual(['I4']);
});

test('a scroll that ends elsewhere plays what is in view, and the next key counts from there', () => {
  show();
  press('ArrowDown');
  press('ArrowDown');
  press('ArrowDown');
  stopAt(1);
  expect(playing()).toEqual(['I2']);
  press('ArrowDown');
  expect(playing()).toEqual(['I3']);
});

test('a video that was taken back into the list plays again', () => {
  show();
  stopAt(3);
  expect(playing()).toEqual(['I4']);
  act(() => returnedVideo.set('I1'));
  expect(playing()).toEqual(['I1']);
  expect(returnedVideo.get()).toBeUndefined();
});

test('the address becomes that of the video in view, in the same entry', async () => {
  show();
  const address = screen.getByLabelText('address');
  expect(address.textContent).toBe('?id=I1 null');
  stopAt(1);
  await vi.waitFor(() => expect(address.textContent).toBe('?id=I2 {"firstVideo":"I1"}'));
});

test('captions stand where nothing is heard: muted, or a video without sound', () => {
  show();
  expect(screen.getByText('I1 plays with captions')).toBeTruthy();
  expect(screen.getByText(/silent/)).toBeTruthy();
  act(() => isMuted.set(false));
  expect(screen.getByText('I1 plays')).toBeTruthy();
  expect(screen.getByText(/sounds/)).toBeTruthy();
  stopAt(1);
  expect(screen.getByText('I2 plays with captions')).toBeTruthy();
  expect(screen.getByText(/silent/)).toBeTruthy();
});

test('the keys M and C switch what is heard and read, also of a video without sound', () => {
  show();
  press('m');
  expect(isMuted.get()).toBe(false);
  stopAt(1);
  expect(screen.getByText('I2 plays with captions')).toBeTruthy();
  press('c');
  expect(screen.getByText('I2 plays')).toBeTruthy();
  press('c');
  expect(screen.getByText('I2 plays with captions')).toBeTruthy();
});

test('nothing plays while the page is hidden', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  show();
  expect(playing()).toEqual(['I1']);
  visibility.mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(playing()).toEqual([]);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(playing()).toEqual(['I1']);
});
