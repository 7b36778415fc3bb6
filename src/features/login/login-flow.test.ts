import { describe, expect, test } from 'vitest';
import * as codes from '../../api/generated/codes.ts';
import { turnLogin } from './login-flow.ts';
import {
  pending,
  sent,
  challenge,
  data,
  play,
  fails,
  loses,
  asked,
  toWaiting,
  toEntering,
  noSlider,
  slider,
  passed,
  toPhone,
  submit,
  toCode,
  answer,
  waiting,
  network,
  tell,
  logIn,
  phoneLogIn,
  check,
  forget,
  type Played,
  type Row,
} from '../../../tests/support/login/login-turns.ts';

const whatsApp: Row[] = [
  ['asked for', [asked], { name: 'choose', isBusy: false }, []],
  [
    'chosen',
    [asked, { type: 'whatsapp-chosen' }],
    { name: 'choose', isBusy: true },
    [{ type: 'get-key' }],
  ],
  [
    'the key opens WhatsApp and is watched',
    toWaiting,
    waiting,
    [
      { type: 'remember-whatsapp', pending },
      { type: 'open-whatsapp', pending },
      { type: 'watch', pending },
    ],
  ],
  [
    'no key',
    [asked, { type: 'whatsapp-chosen' }, loses('get-key')],
    { name: 'choose', isBusy: false, problem: network },
    [tell('network', '')],
  ],
  [
    'too many keys',
    [asked, { type: 'whatsapp-chosen' }, loses('get-key', 'rate-limited')],
    { name: 'choose', isBusy: false, problem: { kind: 'busy', message: 'never shown' } },
    [tell('busy', 'never shown')],
  ],
  [
    'a blocked window is offered as a button',
    [...toWaiting, { type: 'not-opened', why: 'blocked' }],
    { ...waiting, isBlocked: true },
    [],
  ],
  [
    'the button opens it',
    [...toWaiting, { type: 'not-opened', why: 'blocked' }, { type: 'open-again' }],
    { ...waiting, isBlocked: true },
    [{ type: 'open-whatsapp', pending }],
  ],
  [
    'and then it is open',
    [...toWaiting, { type: 'not-opened', why: 'blocked' }, { type: 'opened' }],
    waiting,
    [],
  ],
  [
    'WhatsApp is missing',
    [...toWaiting, { type: 'not-opened', why: 'missing' }],
    { name: 'phone', isBusy: false, problem: { kind: 'whatsapp-missing', message: '' } },
    [forget, tell('whatsapp-missing', '')],
  ],
  [
    'WhatsApp does not start',
    [...toWaiting, { type: 'not-opened', why: 'failed' }],
    { name: 'phone', isBusy: false, problem: { kind: 'whatsapp-failed', message: '' } },
    [forget, tell('whatsapp-failed', '')],
  ],
  ['nothing yet', [...toWaiting, { type: 'status', status: 'WAITING' }], waiting, []],
  [
    'the server is out of reach',
    [...toWaiting, { type: 'unreachable' }],
    { ...waiting, problem: network },
    [],
  ],
  [
    'and in reach again',
    [...toWaiting, { type: 'unreachable' }, { type: 'status', status: 'WAITING' }],
    { ...waiting, problem: undefined },
    [],
  ],
  ['arrived', toEntering, { name: 'entering', pending }, [check('WHATS_APP')]],
  ['expired', [...toWaiting, { type: 'status', status: 'EXPIRED' }], { name: 'expired' }, [forget]],
  [
    'expired, again',
    [...toWaiting, { type: 'status', status: 'EXPIRED' }, { type: 'whatsapp-chosen' }],
    { name: 'choose', isBusy: true },
    [{ type: 'get-key' }],
  ],
  ['no slider due', [...toEntering, noSlider], { name: 'entering', pending }, [logIn]],
  [
    'a slider due',
    [...toEntering, slider],
    { name: 'slider', goal: { kind: 'whatsapp', pending }, challenge, phase: 'ready' },
    [],
  ],
  [
    'passed',
    [...toEntering, slider, answer, passed],
    { name: 'entering', pending },
    [{ ...logIn, sliderToken: 'token' }],
  ],
  [
    'logged in',
    [...toEntering, noSlider, { type: 'logged-in', data }],
    { name: 'finishing' },
    [forget, { type: 'finish', data }],
  ],
  [
    'refused: a toast says why',
    [...toEntering, noSlider, fails('log-in', '0310299')],
    { ...waiting, isStopped: true, problem: { kind: 'refused', message: 'pesan' } },
    [tell('refused')],
  ],
  [
    'a lost reply waits for another try',
    [...toEntering, noSlider, loses('log-in', 'timeout')],
    { ...waiting, isStopped: true, problem: network },
    [tell('network', '')],
  ],
  [
    'the other try',
    [...toEntering, noSlider, loses('log-in'), { type: 'returned' }],
    { ...waiting, problem: undefined },
    [{ type: 'watch', pending }],
  ],
  [
    'a closed login closes the dialog',
    [...toEntering, noSlider, fails('log-in', codes.LOGIN_CLOSED)],
    { name: 'closed' },
    [forget, tell('refused'), { type: 'cancel' }],
  ],
  [
    'used or too old',
    [...toEntering, noSlider, fails('log-in', codes.AUTH_CODE_EXPIRED)],
    { name: 'expired' },
    [forget, tell('refused')],
  ],
  [
    'frozen',
    [...toEntering, noSlider, fails('log-in', codes.USER_FROZEN)],
    { name: 'choose', isBusy: false, problem: { kind: 'frozen', message: 'pesan' } },
    [forget, tell('frozen')],
  ],
  [
    'a slider after all',
    [...toEntering, noSlider, fails('log-in', codes.SLIDER_REQUIRED)],
    { name: 'entering', pending },
    [check('WHATS_APP')],
  ],
  [
    'a demand that no slider answers does not go round',
    [
      ...toEntering,
      noSlider,
      fails('log-in', codes.SLIDER_REQUIRED),
      noSlider,
      fails('log-in', codes.SLIDER_REQUIRED),
    ],
    { ...waiting, isStopped: true, problem: { kind: 'refused', message: 'pesan' } },
    [tell('refused')],
  ],
];

const other = { ...challenge, challengeId: 'c2' };
const otherSlider = { type: 'slider', data: { required: true, challenge: other } } as const;
const spent = fails('check-slider', codes.SLIDER_WRONG);
const sliders: Row[] = [
  [
    'answering',
    [...toEntering, slider, answer],
    { name: 'slider', goal: { kind: 'whatsapp', pending }, challenge, phase: 'checking' },
    [{ ...check('WHATS_APP'), answer: { challengeId: 'c1', x: 120 } }],
  ],
  [
    'wrong: another one',
    [...toEntering, slider, answer, spent],
    { name: 'slider', goal: { kind: 'whatsapp', pending }, challenge, phase: 'wrong' },
    [tell('refused'), check('WHATS_APP')],
  ],
  [
    'the other one after a wrong answer',
    [...toEntering, slider, answer, spent, otherSlider],
    { name: 'slider', goal: { kind: 'whatsapp', pending }, challenge: other, phase: 'ready' },
    [],
  ],
  [
    'a spent one, while the other one could not be had',
    [...toEntering, slider, answer, spent, loses('check-slider'), answer, spent],
    { name: 'slider', goal: { kind: 'whatsapp', pending }, challenge, phase: 'wrong' },
    [tell('refused'), check('WHATS_APP')],
  ],
  [
    'a lost network keeps it',
    [...toEntering, slider, answer, loses('check-slider')],
    { name: 'slider', goal: { kind: 'whatsapp', pending }, challenge, phase: 'ready' },
    [tell('network', '')],
  ],
  ...[
    codes.TOKEN_EXPIRED,
    codes.SESSION_INVALID,
    codes.SESSION_REPLACED,
    codes.TOKEN_ILLEGAL,
  ].map<Row>((code) => [
    `${code} shows nothing`,
    [...toEntering, slider, answer, fails('check-slider', code)],
    { name: 'slider', goal: { kind: 'whatsapp', pending }, challenge, phase: 'ready' },
    [],
  ]),
  [
    'frozen passes through',
    [...toEntering, fails('check-slider', codes.USER_FROZEN)],
    { ...waiting, isStopped: true, problem: { kind: 'frozen', message: 'pesan' } },
    [tell('frozen')],
  ],
  [
    'a missing token is reported only',
    [...toEntering, slider, answer, { type: 'slider', data: { required: true } }],
    { name: 'slider', goal: { kind: 'whatsapp', pending }, challenge, phase: 'ready' },
    [{ type: 'report', what: 'a slider without a token or a challenge' }],
  ],
  [
    'a slider without a picture is reported only',
    [...toPhone, submit, { type: 'slider', data: { required: true } }],
    { name: 'phone', isBusy: false },
    [{ type: 'report', what: 'a slider without a token or a challenge' }],
  ],
  [
    'another picture',
    [...toPhone, submit, slider, { type: 'slider-renewed' }],
    { name: 'slider', goal: { kind: 'send-code' }, challenge, phase: 'checking' },
    [check('PHONE_CODE')],
  ],
  [
    'back from it waits, and asks for nothing by itself',
    [...toEntering, slider, { type: 'back' }],
    { ...waiting, isStopped: true },
    [],
  ],
  [
    'back to the number',
    [...toPhone, submit, slider, { type: 'back' }],
    { name: 'phone', isBusy: false },
    [],
  ],
];

const leaving: Row[] = [
  ...[[asked], toWaiting, toEntering, toCode, [...toPhone, submit, slider]].map<Row>((events) => [
    `closed at ${play(...events).state.step.name}`,
    [...events, { type: 'closed' }],
    { name: 'closed' },
    [forget, { type: 'cancel' }],
  ]),
  [
    'nothing is cancelled while the login is being kept',
    [...toEntering, noSlider, { type: 'logged-in', data }, { type: 'closed' }],
    { name: 'finishing' },
    [],
  ],
  [
    'another tab was faster',
    [...toEntering, noSlider, { type: 'request-ended' }],
    { name: 'closed' },
    [forget],
  ],
  [
    'back from waiting',
    [...toWaiting, { type: 'back' }],
    { name: 'choose', isBusy: false },
    [forget],
  ],
];

const resumed: Row[] = [
  [
    'WhatsApp goes on after a kill',
    [{ type: 'asked', pending: { method: 'WHATS_APP', scene: 's', whatsApp: pending } }],
    waiting,
    [{ type: 'watch', pending }],
  ],
  [
    'so does the code',
    [
      {
        type: 'asked',
        pending: { method: 'PHONE_CODE', scene: 's', phoneNo: '81234567890', sent },
      },
      { type: 'code-typed', code: '123456' },
    ],
    { name: 'code', sent, code: '123456', busy: 'checking' },
    [phoneLogIn],
  ],
  [
    'but never over a login that is open',
    [asked, { type: 'asked', pending: { method: 'WHATS_APP', scene: 's', whatsApp: pending } }],
    { name: 'choose', isBusy: false },
    [],
  ],
];

describe.each([
  ['WhatsApp', whatsApp],
  ['slider', sliders],
  ['leaving', leaving],
  ['resumed', resumed],
])('%s', (_area, rows) => {
  test.each(rows)('%s', (_name, events, step, effects) => {
    const outcome = play(...events);
    expect(outcome.state.step).toEqual(step);
    expect(outcome.effects).toEqual(effects);
  });
});

test('a reply to an earlier run is ignored', () => {
  const { state } = play(...toWaiting);
  const left = turnLogin(state, { type: 'back' }).state;
  expect(turnLogin(left, { type: 'status', run: state.run, status: 'ARRIVED' }).state).toBe(left);
  expect(turnLogin(left, { type: 'logged-in', run: state.run, data }).effects).toEqual([]);
});

test('a cancelled call is no failure', () => {
  const { state } = play(asked, { type: 'whatsapp-chosen' });
  const cancelled = play(asked, { type: 'whatsapp-chosen' }, loses('get-key', 'cancelled'));
  expect(cancelled.state).toEqual(state);
  expect(cancelled.effects).toEqual([]);
});

/** An event at the wrong time must neither throw nor log in a user who did not ask for it. */
test('a closed login stays closed on any event', () => {
  const anything: Played[] = [
    ...toEntering.slice(1),
    ...toCode.slice(1),
    answer,
    { type: 'slider-renewed' },
    { type: 'returned' },
    { type: 'open-again' },
    { type: 'code-submitted' },
    { type: 'code-wanted' },
    { type: 'back' },
    { type: 'opened' },
    { type: 'unreachable' },
  ];
  for (const event of anything.filter(({ type }) => type !== 'key' && type !== 'code-sent')) {
    expect(play(event).state.step, event.type).toEqual({ name: 'closed' });
  }
});
