import { beforeEach, expect, test, vi } from 'vitest';

const server = vi.hoisted(() => ({ call: vi.fn(), environment: 'dev' }));
vi.mock('../../api/call.ts', () => ({ call: server.call }));
vi.mock('../../api/app-info.ts', () => ({
  appInfo: {
    get environment() {
      return server.environment;
    },
  },
}));

const { playedPoint } = await import('./played-point.ts');

const PLACE = { latitude: -6.2, longitude: 106.8 };

beforeEach(() => {
  server.environment = 'dev';
  server.call.mockReset().mockResolvedValue({ standing: PLACE });
});

test('is where the console has put the phones', async () => {
  expect(await playedPoint()).toEqual(PLACE);
  server.call.mockResolvedValue({});
  expect(await playedPoint()).toBeUndefined();
});

test('a failure is none', async () => {
  server.call.mockRejectedValue(new Error('no such call'));
  expect(await playedPoint()).toBeUndefined();
});

test.each(['pre', 'prod'])('asks no server of %s', async (environment) => {
  server.environment = environment;
  expect(await playedPoint()).toBeUndefined();
  expect(server.call).not.toHaveBeenCalled();
});
