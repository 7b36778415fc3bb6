/**
 * Scanning in every camera state on every host, through the screen itself: the host's answer, texts and
 * buttons. Each passing row is written into the table of `tests/phones/README.md`.
 */
import { afterEach, expect, test, vi } from 'vitest';
import {
  type Answers,
  app,
  failed,
  type Machine,
  NEVER,
  say,
  web,
} from '../support/phones/flow-machines.ts';
import { flowRow } from '../support/phones/flow-rows.ts';
import { draw, drawScreens, ear } from '../support/phones/rendered.ts';

const CODE = 'https://m.jajan.example/platform/merchant?poiId=1';
const LOOK = '../../src/host/web/scan/read-code.ts';
const CAMERA = '../../src/host/web/scan/camera.ts';

drawScreens();
afterEach(() => {
  vi.doUnmock(LOOK);
  vi.doUnmock(CAMERA);
});

const PERMISSIONS = 'plugin:barcode-scanner|check_permissions';
const ASK = 'plugin:barcode-scanner|request_permissions';
const SCAN = 'plugin:barcode-scanner|scan';
const STATE = 'plugin:host|camera_state';

const there: Answers = {
  [STATE]: () => ({ isThere: true, isOpen: true }),
  'plugin:barcode-scanner|cancel': () => null,
};
const granted: Answers = { ...there, [PERMISSIONS]: () => ({ camera: 'granted' }) };
const asked = (before: string, answer: string): Answers => ({
  ...there,
  [PERMISSIONS]: () => ({ camera: before }),
  [ASK]: () => ({ camera: answer }),
});

function picture(): MediaStream {
  const track = { stop: vi.fn(), addEventListener: vi.fn(), removeEventListener: vi.fn() };
  const tracks = () => [track];
  return Object.assign(new MediaStream(), { getTracks: tracks, getVideoTracks: tracks });
}
const browser = (getUserMedia: () => Promise<unknown>, state = 'prompt') =>
  web({
    mediaDevices: { getUserMedia },
    permissions: { query: () => Promise.resolve({ state }) },
  });
const refusing = (name: string, state?: string) => () =>
  browser(() => Promise.reject(new DOMException('x', name)), state);

/** Draws the screen over a host; `look` is the result of the browser's decoder. */
async function screenOf(
  { host }: Machine,
  look: () => Promise<string> = () => Promise.resolve(CODE),
) {
  const { hear, heard } = ear();
  const camera = await vi.importActual<typeof import('../../src/host/web/scan/camera.ts')>(CAMERA);
  vi.doMock(LOOK, () => ({
    lookForCode: (_video: unknown, signal: AbortSignal) =>
      hear(Promise.race([look(), aborted(signal)])),
  }));
  vi.doMock(CAMERA, () => ({
    ...camera,
    openCamera: (signal: AbortSignal) => hear(camera.openCamera(signal)),
  }));
  vi.doMock('../../src/features/remote-config/use-flag.ts', () => ({
    currentFlags: () => ({ webClient: { orderingHost: 'order.jajan.example' } }),
  }));
  Object.assign(HTMLMediaElement.prototype, { play: () => Promise.resolve() });
  const heardHost = { ...host, scan: (signal: AbortSignal) => hear(host.scan(signal)) };
  const drawn = await draw(heardHost, async () => {
    const { createElement, useState } = await import('react');
    const { ScanLayer } = await import('../../src/features/scan/ScanLayer.tsx');
    return createElement(function Opened() {
      const [isOpen, setIsOpen] = useState(true);
      return isOpen ? createElement(ScanLayer, { onClose: () => setIsOpen(false) }) : null;
    });
  });
  return {
    ...drawn,
    title: () => drawn.layer()?.querySelector('h3')?.textContent,
    /** Title and text. */
    words: () => drawn.said('h3, h3 + p'),
    /** Code or answer of the host's camera. */
    coded: () => drawn.coded(heard()),
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
  });
}

interface Row {
  state: string;
  host: string;
  machine: () => Promise<Machine>;
  code: string;
  title: string | undefined;
}

const APPS = (['APP Android', 'APP iOS'] as const).flatMap((host): Row[] => {
  const row = (state: string, answers: Answers, code: string, title?: string): Row => ({
    state,
    host,
    machine: () => app(host, answers),
    code,
    title,
  });
  return [
    row('granted, a code', { ...granted, [SCAN]: () => ({ content: CODE }) }, 'the text'),
    row('asked, denied', asked('prompt', 'denied'), '-4', 'scan.deniedTitle'),
    row('denied for good', asked('denied', 'denied'), '-4', 'scan.deniedTitle'),
    row(
      'permission taken away',
      { ...granted, [SCAN]: failed('No permission to use camera. Did you request it yet?') },
      '-4',
      'scan.deniedTitle',
    ),
    ...['no camera', 'the owner of the device forbids cameras'].map((state) =>
      row(state, { [STATE]: () => ({ isThere: false, isOpen: false }) }, '-7', 'scan.failedTitle'),
    ),
    row(
      'the camera does not start in 10 s',
      {
        ...granted,
        [STATE]: () => ({ isThere: true, isOpen: false }),
        [SCAN]: () => NEVER,
      },
      '-7',
      'scan.failedTitle',
    ),
  ];
});

const ELSEWHERE: readonly Row[] = [
  ...[
    ['granted, a code', () => browser(() => Promise.resolve(picture())), 'the text', undefined],
    ['asked, denied', refusing('NotAllowedError'), '-4', 'scan.deniedTitle'],
    ['denied for good', refusing('NotAllowedError', 'denied'), '-4', 'scan.deniedTitle'],
    ['no camera', refusing('NotFoundError'), '-7', 'scan.missingTitle'],
    ['another app has the camera', refusing('NotReadableError'), '-7', 'scan.busyTitle'],
    ['the browser has no camera', () => web({}), '-3', 'scan.unsupportedTitle'],
  ].map(
    ([state, machine, code, title]) => ({ state, host: 'WEB, PWA', machine, code, title }) as Row,
  ),
  {
    state: 'any',
    host: 'APP desktop',
    // The desktop shell scans in its web view like a browser; this one has no camera.
    machine: () => app('APP desktop', {}),
    code: '-3',
    title: 'scan.unsupportedTitle',
  },
];

test.each([...APPS, ...ELSEWHERE])(
  '$state, $host',
  async ({ state, host, machine, code, title }) => {
    const screen = await screenOf(await machine());
    expect(screen.title()).toBe(say('scan.whyTitle'));
    await screen.press(say('scan.allow'));
    const came = await screen.coded();
    expect(came).toBe(title === undefined ? CODE : code);
    expect(screen.layer() !== undefined).toBe(title !== undefined);
    if (title !== undefined) expect(screen.title()).toBe(say(title));
    else expect(screen.place()).toBe('/platform/merchant?poiId=1');
    flowRow({
      flow: 'Scan',
      state,
      host,
      code,
      text: screen.words(),
      next: screen.buttons() || 'what the code names is open',
    });
  },
);

test.each([
  ['APP Android', () => app('APP Android', { ...granted, [SCAN]: () => NEVER })],
  ['APP iOS', () => app('APP iOS', { ...granted, [SCAN]: () => NEVER })],
  ['WEB, PWA', () => browser(() => Promise.resolve(picture()))],
] as const)('left, %s', async (host, machine) => {
  const screen = await screenOf(await machine(), () => NEVER);
  expect(screen.title()).toBe(say('scan.whyTitle'));
  const [text, next] = [screen.words(), screen.buttons()];
  flowRow({
    flow: 'Scan',
    state: 'never asked',
    host,
    code: 'said before it is asked',
    text,
    next,
  });
  await screen.press(say('scan.allow'));
  await screen.press(say('common.back'));
  expect(screen.layer()).toBeUndefined();
  expect(await screen.coded()).toBe('AbortError');
  flowRow({ flow: 'Scan', state: 'left', host, code: 'AbortError', next: 'is where he was' });
});
