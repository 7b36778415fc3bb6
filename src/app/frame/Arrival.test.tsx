import { cleanup, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Arrival } from './Arrival.tsx';

const page = (title: string, body = <h1>{title}</h1>) => (
  <Arrival key={title} title={title} place={title}>
    {body}
  </Arrival>
);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A frame and what comes after it. */
const painted = () =>
  act(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => setTimeout(done));
      }),
  );

test('a screen that is come to takes the focus, the first one of a visit does not', async () => {
  const { rerender } = render(page('Beranda'));
  await painted();
  expect(document.activeElement).toBe(document.body);
  rerender(page('Akun'));
  expect(document.title).toBe('Akun');
  await painted();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Akun' }));
});

test('what the screen itself has focused meanwhile keeps the focus', async () => {
  render(
    page(
      'Toko',
      <>
        <h1>Toko</h1>
        <button type="button">Tutup</button>
      </>,
    ),
  );
  const button = screen.getByRole('button');
  button.focus();
  await painted();
  expect(document.activeElement).toBe(button);
  button.blur();
});

test('a screen that is left before it was painted takes none', async () => {
  const { rerender } = render(page('Satu', <main />));
  rerender(<p>Dua</p>);
  await painted();
  expect(document.activeElement).toBe(document.body);
});

test('a page that is left in the frame of a scroll is come back to at that scroll', () => {
  const main = () => screen.getByRole('main');
  const { rerender } = render(page('Daftar', <main />));
  main().scrollTop = 300;
  main().dispatchEvent(new Event('scroll'));
  main().scrollTop = 921;
  rerender(page('Rincian', <main />));
  expect(main().scrollTop).toBe(0);
  rerender(page('Daftar', <main />));
  expect(main().scrollTop).toBe(921);
});

test('a page that is left before its list is as long as it was keeps the scroll from before', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  const main = () => screen.getByRole('main');
  const { rerender } = render(page('Panjang', <main />));
  main().scrollTop = 921;
  rerender(page('Rincian', <main />));
  const short = vi.spyOn(Element.prototype, 'scrollTop', 'get').mockReturnValue(100);
  rerender(page('Panjang', <main />));
  main().dispatchEvent(new Event('scroll'));
  rerender(page('Rincian', <main />));
  short.mockRestore();
  rerender(page('Panjang', <main />));
  expect(main().scrollTop).toBe(921);
});
