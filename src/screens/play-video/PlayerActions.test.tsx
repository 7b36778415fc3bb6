import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { asId } from '../../api/ids.ts';
import { areCaptionsWanted, isMuted, showsCaptions } from '../../features/video/sound.ts';
import type { Video, VideoRow } from '../../features/video/use-videos.ts';
import { PlayerActions } from './PlayerActions.tsx';

vi.mock('#host', () => ({ host: { kind: 'WEB', can: {} } }));
vi.mock('../../features/share/ShareSheet.tsx', () => ({ ShareButton: () => null }));

afterEach(cleanup);

function row(id: string, more: Partial<Video>): VideoRow {
  const item: Video = {
    contentId: asId(id),
    previewImageUrl: '/img/a',
    width: 360,
    height: 480,
    color: '#aabbcc',
    videoUrl: `/video/${id}.mp4`,
    durationMs: 6000,
    hasSound: true,
    captions: [{ startMs: 0, endMs: 1000, text: { 'id-ID': 'Satu' } }],
    title: { 'id-ID': id },
    store: { poiId: asId('P1'), storeId: asId('S1'), storeName: 'Warung', distance: 0.4 },
    algorithmId: 'near',
    rank: 1,
    ...more,
  };
  const page = { titleMap: {}, records: [], hasMore: false, queryId: 'q', algorithmId: 'near' };
  return { id, item, page: { ...page, traceId: 't' } };
}

const named = (name: string) => screen.queryByRole('button', { name });

test('sound comes with a tap, stays for the next video, and is no choice where there is none', () => {
  const { rerender } = render(<PlayerActions row={row('I1', {})} isSilent />);
  fireEvent.click(screen.getByRole('button', { name: 'video.soundOn' }));
  expect(isMuted.get()).toBe(false);
  rerender(<PlayerActions row={row('I2', {})} isSilent={false} />);
  expect(named('video.soundOff')).toBeTruthy();
  rerender(<PlayerActions row={row('I3', { hasSound: false })} isSilent />);
  expect([named('video.soundOff'), named('video.soundOn')]).toEqual([null, null]);
});

test('captions are on while there is no sound, and then as they were chosen', () => {
  const { rerender } = render(<PlayerActions row={row('I1', {})} isSilent />);
  fireEvent.click(screen.getByRole('button', { name: 'video.captionsOff' }));
  expect(showsCaptions(areCaptionsWanted.get(), true)).toBe(false);
  rerender(<PlayerActions row={row('I2', {})} isSilent={false} />);
  expect(named('video.captionsOn')).toBeTruthy();
  rerender(<PlayerActions row={row('I3', { captions: [] })} isSilent />);
  expect(named('video.captionsOn')).toBeNull();
});
