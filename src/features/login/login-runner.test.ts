import { asId } from '../../api/ids.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import type { LoginData, UserId } from '../../api/generated/types.ts';
import { HostError } from '../../host/errors.ts';
import { challengeOf } from './challenge.ts';
import { challenge } from '../../../tests/support/login/login-turns.ts';
import { type LoginEffects, type LoginFlow, runLogin } from './login-runner.ts';

const data: LoginData = {
  userId: asId<UserId>('u'),
  accessToken: 'a',
  refreshToken: 'r',
  userType: 'LOGIN',
};

/** A login with a fake clock and a manual poll. */
function rig(change: Partial<LoginEffects> = {}) {
  let nowMs = 0;
  const looks: (() => void)[] = [];
  const effects: LoginEffects = {
    getAuthCode: vi.fn<LoginEffects['getAuthCode']>(() =>
      Promise.resolve({
        authCodeKey: 'key',
        state: 'state',
        phoneNo: '62',
        message: 'm',
        sendUrl: 'https://wa.me/62',
        expiresInS: 300,
      }),
    ),
    queryAuthCode: vi.fn<LoginEffects['queryAuthCode']>(() =>
      Promise.resolve({ status: 'WAITING' }),
    ),
    checkSlider: vi.fn<LoginEffects['checkSlider']>(() => Promise.resolve({ required: false })),
    sendCode: vi.fn<LoginEffects['sendCode']>(() =>
      Promise.resolve({ expiresInS: 300, resendInS: 60 }),
    ),
    inTurn: (work) => work(),
    logIn: vi.fn<LoginEffects['logIn']>(() => Promise.resolve(data)),
    checkSendUrl: (url) => (url.startsWith('https://wa.me') ? url : undefined),
    openWhatsApp: vi.fn<LoginEffects['openWhatsApp']>(() => Promise.resolve()),
    canBeBlocked: false,
    nextLook: (durationMs, signal) =>
      new Promise((resolve) => {
        looks.push(() => {
          nowMs += durationMs;
          resolve();
        });
        signal.addEventListener('abort', () => resolve());
      }),
    keep: vi.fn<LoginEffects['keep']>(),
    forget: vi.fn<LoginEffects['forget']>(),
    scene: () => 'scene',
    finish: vi.fn<LoginEffects['finish']>(() => Promise.resolve()),
    cancel: vi.fn<LoginEffects['cancel']>(),
    tell: vi.fn<LoginEffects['tell']>(),
    report: vi.fn<LoginEffects['report']>(),
    nowMs: () => nowMs,
    ...change,
  };
  const login = runLogin(effects);
  const look = async () => {
    looks.shift()?.();
    await settle();
  };
  return { login, effects, look };
}

async function settle(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

async function submitPhone(login: LoginFlow): Promise<void> {
  login.send({ type: 'asked' });
  login.send({ type: 'phone-chosen' });
  login.send({ type: 'phone-typed', phoneNo: '81234567890' });
  login.send({ type: 'phone-submitted', nowMs: 0 });
  await settle();
}

/** The key waits for a digest, whose duration depends on the load of the machine. */
async function chooseWhatsApp(login: LoginFlow): Promise<void> {
  login.send({ type: 'asked' });
  login.send({ type: 'whatsapp-chosen' });
  await vi.waitFor(() =>
    expect(login.state.get().step).not.toEqual({ name: 'choose', isBusy: true }),
  );
  await settle();
}

afterEach(() => vi.restoreAllMocks());

test('WhatsApp from the first tap to the tokens', async () => {
  const { login, effects, look } = rig();
  await chooseWhatsApp(login);
  expect(effects.openWhatsApp).toHaveBeenCalledWith('https://wa.me/62');
  expect(login.state.get().step.name).toBe('waiting');
  vi.mocked(effects.queryAuthCode).mockResolvedValue({ status: 'ARRIVED' });
  await look();
  expect(effects.finish).toHaveBeenCalledExactlyOnceWith(data);
  expect(login.state.get().step.name).toBe('closed');
});

test('sends the challenge of the stored verifier, and not the verifier itself', async () => {
  const { login, effects } = rig();
  await chooseWhatsApp(login);
  const kept = vi.mocked(effects.keep).mock.calls[0]?.[0];
  const verifier = kept?.method === 'WHATS_APP' ? kept.whatsApp.codeVerifier : '';
  expect(vi.mocked(effects.getAuthCode).mock.calls[0]?.[0]).toBe(await challengeOf(verifier));
  expect(kept).toMatchObject({ scene: 'scene', whatsApp: { expiresAtMs: 300_000 } });
});

test('a foreign send address is not opened and is reported', async () => {
  const { login, effects } = rig({ checkSendUrl: () => undefined });
  await chooseWhatsApp(login);
  expect(effects.openWhatsApp).not.toHaveBeenCalled();
  expect(effects.report).toHaveBeenCalledOnce();
  expect(login.state.get().step).toMatchObject({ name: 'choose', isBusy: false });
});

test.each([
  [-2, 'whatsapp-missing'],
  [-7, 'whatsapp-failed'],
] as const)('%i from the phone is %s', async (code, kind) => {
  const { login, effects } = rig({
    openWhatsApp: () => Promise.reject(new HostError(code, 'no')),
  });
  await chooseWhatsApp(login);
  expect(effects.tell).toHaveBeenCalledWith({ kind, message: '' });
  expect(login.state.get().step.name).toBe('phone');
});

test('a window that the browser blocked opens by another tap', async () => {
  const openWhatsApp = vi
    .fn<LoginEffects['openWhatsApp']>()
    .mockRejectedValueOnce(new HostError(-7, 'held back'))
    .mockResolvedValue(undefined);
  const { login } = rig({ openWhatsApp, canBeBlocked: true });
  await chooseWhatsApp(login);
  expect(login.state.get().step).toMatchObject({ name: 'waiting', isBlocked: true });
  login.send({ type: 'open-again' });
  await settle();
  expect(login.state.get().step).toMatchObject({ name: 'waiting', isBlocked: false });
});

test('it polls until the key expires, and not once more', async () => {
  const { login, effects, look } = rig();
  await chooseWhatsApp(login);
  for (let turn = 0; turn < 200 && login.state.get().step.name === 'waiting'; turn += 1)
    await look();
  expect(login.state.get().step.name).toBe('expired');
  expect(vi.mocked(effects.queryAuthCode).mock.calls.length).toBeLessThanOrEqual(120);
  const asked = vi.mocked(effects.queryAuthCode).mock.calls.length;
  await look();
  expect(effects.queryAuthCode).toHaveBeenCalledTimes(asked);
});

test('without the network it polls with backoff', async () => {
  const { login, effects, look } = rig({
    queryAuthCode: vi.fn<LoginEffects['queryAuthCode']>(() =>
      Promise.reject(new ApiError('network')),
    ),
  });
  await chooseWhatsApp(login);
  expect(login.state.get().step).toMatchObject({ problem: { kind: 'network' } });
  for (let turn = 0; turn < 100 && login.state.get().step.name === 'waiting'; turn += 1)
    await look();
  expect(vi.mocked(effects.queryAuthCode).mock.calls.length).toBeLessThan(30);
});

test('a number with a puzzle and a code, from the first tap to the tokens', async () => {
  const checkSlider = vi
    .fn<LoginEffects['checkSlider']>()
    .mockResolvedValueOnce({ required: true, challenge })
    .mockResolvedValue({ required: true, sliderToken: 'token' });
  const { login, effects } = rig({ checkSlider });
  const heard = vi.fn();
  const stop = login.state.subscribe(heard);
  await submitPhone(login);
  expect(login.state.get().step.name).toBe('slider');
  expect(heard).toHaveBeenCalled();
  stop();
  const answer = { challengeId: 'c1', x: 120 };
  login.send({ type: 'answered', answer });
  await settle();
  expect(checkSlider.mock.calls.map(([body]) => body)).toEqual([
    { loginType: 'PHONE_CODE' },
    { loginType: 'PHONE_CODE', answer },
  ]);
  expect(vi.mocked(effects.sendCode).mock.calls.map(([body]) => body)).toMatchObject([
    { phoneNo: '81234567890', sliderToken: 'token' },
  ]);
  expect(effects.keep).toHaveBeenCalledExactlyOnceWith({
    method: 'PHONE_CODE',
    scene: 'scene',
    phoneNo: '81234567890',
    sent: { expiresAtMs: 300_000, resendAtMs: 60_000 },
  });
  vi.mocked(effects.forget).mockClear();
  login.send({ type: 'code-typed', code: '123456' });
  await settle();
  expect(effects.forget).toHaveBeenCalled();
  expect(effects.finish).toHaveBeenCalledExactlyOnceWith(data);
});

test('closing aborts the calls in flight', async () => {
  let signal: AbortSignal | undefined;
  const { login, effects } = rig({
    sendCode: (_body, given) => {
      signal = given;
      return new Promise(() => undefined);
    },
  });
  await submitPhone(login);
  expect(signal?.aborted).toBe(false);
  login.send({ type: 'closed' });
  expect(signal?.aborted).toBe(true);
  expect(effects.cancel).toHaveBeenCalledOnce();
});

test('a session that cannot be stored shows a problem and is cancelled', async () => {
  const { login, effects } = rig({ finish: () => Promise.reject(new Error('no room')) });
  await submitPhone(login);
  login.send({ type: 'code-typed', code: '123456' });
  await settle();
  expect(effects.tell).toHaveBeenCalledWith({ kind: 'refused', message: '' });
  expect(effects.cancel).toHaveBeenCalledOnce();
  expect(login.state.get().step.name).toBe('closed');
});

test('another tab has logged in first', async () => {
  const { login, effects } = rig({ logIn: () => Promise.resolve(undefined) });
  await submitPhone(login);
  login.send({ type: 'code-typed', code: '123456' });
  await settle();
  expect(effects.finish).not.toHaveBeenCalled();
  expect(login.state.get().step.name).toBe('closed');
});

test('the lock is released when the tokens are stored, not at the reply', async () => {
  const end = vi.fn<() => void>();
  let keep: () => void = () => undefined;
  const { login } = rig({
    inTurn: (work) => work().then(end),
    finish: () =>
      new Promise((resolve) => {
        keep = resolve;
      }),
  });
  await submitPhone(login);
  login.send({ type: 'code-typed', code: '123456' });
  await settle();
  expect(login.state.get().step.name).toBe('finishing');
  expect(end).not.toHaveBeenCalled();
  keep();
  await settle();
  expect(end).toHaveBeenCalledOnce();
});

test('a failing lock shows a problem, and the user can retry', async () => {
  const { login, effects } = rig({ inTurn: () => Promise.reject(new Error('no locks here')) });
  await submitPhone(login);
  login.send({ type: 'code-typed', code: '123456' });
  await settle();
  expect(effects.report).toHaveBeenCalledOnce();
  expect(login.state.get().step).toMatchObject({ name: 'code', problem: { kind: 'refused' } });
});
