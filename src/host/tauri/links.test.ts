import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A fake of the Rust side: queues links until they are taken, and emits an event for each. */
const shell = vi.hoisted(() => {
  const state = {
    waiting: [] as string[],
    events: new Map<string, (event: { payload: unknown }) => void>(),
    takes: 0,
    stopped: [] as string[],
    isBroken: false,
  };
  return state;
});

vi.mock('@tauri-apps/api/core', () => ({
  invoke: (command: string) => {
    shell.takes += 1;
    if (shell.isBroken || command !== 'take_links') return Promise.reject(new Error('gone'));
    return Promise.resolve(shell.waiting.splice(0));
  },
  addPluginListener: (plugin: string, name: string, heard: (content: unknown) => void) => {
    shell.events.set(`${plugin}|${name}`, ({ payload }) => heard(payload));
    return Promise.resolve({ unregister: () => shell.stopped.push(`${plugin}|${name}`) });
  },
}));
vi.mock('@tauri-apps/api/event', () => ({
  listen: (name: string, heard: (event: { payload: unknown }) => void) => {
    shell.events.set(name, heard);
    return Promise.resolve(() => shell.stopped.push(name));
  },
}));

function arrives(...links: string[]): void {
  shell.waiting.push(...links);
  shell.events.get('link-arrived')?.({ payload: null });
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

let onLink: typeof import('./links.ts').onLink;
let onBackToHome: typeof import('./links.ts').onBackToHome;

beforeEach(async () => {
  vi.resetModules();
  Object.assign(shell, { waiting: [], takes: 0, stopped: [], isBroken: false });
  shell.events.clear();
  ({ onLink, onBackToHome } = await import('./links.ts'));
});

afterEach(() => vi.unstubAllGlobals());

test('a queued link and a later one are each delivered once', async () => {
  const heard: string[] = [];
  shell.waiting.push('jajan://cold');
  onLink((url) => heard.push(url));
  await settled();
  expect(heard).toEqual(['jajan://cold']);
  arrives('jajan://warm');
  await settled();
  expect(heard).toEqual(['jajan://cold', 'jajan://warm']);
});

test('two events for one link deliver it once', async () => {
  const heard: string[] = [];
  onLink((url) => heard.push(url));
  await settled();
  arrives('jajan://one');
  arrives();
  await settled();
  expect(heard).toEqual(['jajan://one']);
});

test('without a listener, links stay queued in the shell', async () => {
  const heard: string[] = [];
  const stop = onLink((url) => heard.push(`first ${url}`));
  await settled();
  stop();
  arrives('jajan://kept');
  await settled();
  expect(shell.waiting).toEqual(['jajan://kept']);
  onLink((url) => heard.push(`second ${url}`));
  await settled();
  expect(heard).toEqual(['second jajan://kept']);
});

test('a shell that does not answer loses the link and does not crash the app', async () => {
  shell.isBroken = true;
  const heard = vi.fn();
  onLink(heard);
  await settled();
  expect(shell.takes).toBe(1);
  expect(heard).not.toHaveBeenCalled();
});

test('back to home is Android alone: elsewhere nothing is listened for', async () => {
  const stop = onBackToHome(() => expect.unreachable());
  await settled();
  expect([...shell.events.keys()]).toEqual([]);
  stop();
});

test('on Android the host plugin sends it, until the page is unloaded', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Linux; Android 15; wv', maxTouchPoints: 5 });
  vi.resetModules();
  ({ onBackToHome } = await import('./links.ts'));
  const heard: string[] = [];
  onBackToHome((to) => heard.push(to));
  shell.events.get('host|back-to-home')?.({ payload: { path: '/platform/home/order' } });
  shell.events.get('host|back-to-home')?.({ payload: { path: 1 } });
  expect(heard).toEqual(['/platform/home/order', '/']);
  window.dispatchEvent(new Event('pagehide'));
  await settled();
  expect(shell.stopped).toEqual(['host|back-to-home']);
});
