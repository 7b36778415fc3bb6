import { expect, test } from 'vitest';
import * as codes from '../../api/generated/codes.ts';
import {
  sent,
  play,
  fails,
  loses,
  asked,
  noSlider,
  slider,
  passed,
  toPhone,
  toWaiting,
  submit,
  toCode,
  toChecking,
  answer,
  network,
  tell,
  phoneLogIn,
  check,
  forget,
  data,
  type Played,
  type Row,
} from '../../../tests/support/login/login-turns.ts';
import { turnLogin } from './login-flow.ts';
import type { LoginEvent } from './login-state.ts';

const phone: Row[] = [
  ['chosen', [asked, { type: 'phone-chosen' }], { name: 'phone', isBusy: false }, [forget]],
  [
    'instead of a message that does not come',
    [...toWaiting, { type: 'phone-chosen' }],
    { name: 'phone', isBusy: false },
    [forget],
  ],
  [
    'instead of one that came too late',
    [...toWaiting, { type: 'status', status: 'EXPIRED' }, { type: 'phone-chosen' }],
    { name: 'phone', isBusy: false },
    [forget],
  ],
  [
    'and WhatsApp instead of it',
    [...toPhone, { type: 'whatsapp-chosen' }],
    { name: 'choose', isBusy: true },
    [{ type: 'get-key' }],
  ],
  [
    'no number',
    [asked, { type: 'phone-chosen' }, submit],
    { name: 'phone', isBusy: false, problem: { kind: 'phone-invalid', message: '' } },
    [],
  ],
  [
    'typing takes the fault away',
    [asked, { type: 'phone-chosen' }, submit, { type: 'phone-typed', phoneNo: '8' }],
    { name: 'phone', isBusy: false, problem: undefined },
    [],
  ],
  ['submitted', [...toPhone, submit], { name: 'phone', isBusy: true }, [check('PHONE_CODE')]],
  [
    'a check that fails stands beside the number',
    [...toPhone, submit, loses('check-slider')],
    { name: 'phone', isBusy: false, problem: network },
    [tell('network', '')],
  ],
  [
    'no slider due',
    [...toPhone, submit, noSlider],
    { name: 'phone', isBusy: true },
    [{ type: 'send-code', phoneNo: '81234567890' }],
  ],
  [
    'slider passed',
    [...toPhone, submit, slider, answer, passed],
    { name: 'phone', isBusy: true },
    [{ type: 'send-code', phoneNo: '81234567890', sliderToken: 'token' }],
  ],
  [
    'sent',
    toCode,
    { name: 'code', sent, code: '' },
    [{ type: 'remember-phone', phoneNo: '81234567890', sent }],
  ],
  [
    'a number that the server refuses',
    [...toPhone, submit, noSlider, fails('send-code', codes.PHONE_INVALID)],
    { name: 'phone', isBusy: false, problem: { kind: 'phone-invalid', message: 'pesan' } },
    [],
  ],
  [
    'frozen passes through',
    [...toPhone, submit, noSlider, fails('send-code', codes.USER_FROZEN)],
    { name: 'phone', isBusy: false, problem: { kind: 'frozen', message: 'pesan' } },
    [],
  ],
  [
    'nothing sent without the network',
    [...toPhone, submit, noSlider, loses('send-code')],
    { name: 'phone', isBusy: false, problem: network },
    [],
  ],
  [
    'a slider after all',
    [...toPhone, submit, noSlider, fails('send-code', codes.SLIDER_REQUIRED)],
    { name: 'phone', isBusy: true },
    [check('PHONE_CODE')],
  ],
  [
    'five digits',
    [...toCode, { type: 'code-typed', code: '12345' }],
    { name: 'code', sent, code: '12345' },
    [],
  ],
  [
    'six digits send themselves',
    toChecking,
    { name: 'code', sent, code: '123456', busy: 'checking' },
    [phoneLogIn],
  ],
  [
    'wrong',
    [...toChecking, fails('log-in', codes.CODE_WRONG)],
    { name: 'code', sent, code: '', problem: { kind: 'code-wrong', message: 'pesan' } },
    [],
  ],
  [
    'expired',
    [...toChecking, fails('log-in', codes.CODE_EXPIRED)],
    { name: 'code', sent, code: '', problem: { kind: 'code-expired', message: 'pesan' } },
    [],
  ],
  [
    'tries spent',
    [...toChecking, fails('log-in', codes.CODE_TRIES_SPENT)],
    { name: 'code', sent, code: '', problem: { kind: 'code-spent', message: 'pesan' } },
    [],
  ],
  [
    'a lost network keeps the code',
    [...toChecking, loses('log-in')],
    { name: 'code', sent, code: '123456', problem: network },
    [],
  ],
  [
    'and sends it again',
    [...toChecking, loses('log-in'), { type: 'code-submitted' }],
    { name: 'code', sent, code: '123456', busy: 'checking' },
    [phoneLogIn],
  ],
  [
    'a slider before the code counts',
    [...toChecking, fails('log-in', codes.SLIDER_REQUIRED), slider, answer, passed],
    { name: 'code', sent, code: '123456', busy: 'checking' },
    [{ ...phoneLogIn, sliderToken: 'token' }],
  ],
  [
    'another code',
    [...toCode, { type: 'code-wanted' }],
    { name: 'code', sent, code: '', busy: 'sending' },
    [check('PHONE_CODE')],
  ],
  [
    'another code, asked for too soon',
    [...toCode, { type: 'code-wanted' }, noSlider, fails('send-code', codes.CODE_TOO_SOON)],
    { name: 'code', sent, code: '', problem: { kind: 'refused', message: 'pesan' } },
    [],
  ],
  [
    'another code after a slider',
    [...toCode, { type: 'code-wanted' }, slider, answer, passed],
    { name: 'code', sent, code: '', busy: 'sending' },
    [{ type: 'send-code', phoneNo: '81234567890', sliderToken: 'token' }],
  ],
  ['back to the number', [...toCode, { type: 'back' }], { name: 'phone', isBusy: false }, [forget]],
  [
    'the same number again gets to the code that was sent',
    [...toCode, { type: 'back' }, { type: 'phone-submitted', nowMs: 59_000 }],
    { name: 'code', sent, code: '' },
    [{ type: 'remember-phone', phoneNo: '81234567890', sent }],
  ],
  [
    'after the wait it is sent again',
    [...toCode, { type: 'back' }, { type: 'phone-submitted', nowMs: 60_000 }],
    { name: 'phone', isBusy: true },
    [check('PHONE_CODE')],
  ],
  [
    'a closed login closes the dialog',
    [...toChecking, fails('log-in', codes.LOGIN_CLOSED)],
    { name: 'closed' },
    [forget, tell('refused'), { type: 'cancel' }],
  ],
];

test.each(phone)('%s', (_name, events, step, effects) => {
  const outcome = play(...events);
  expect(outcome.state.step).toEqual(step);
  expect(outcome.effects).toEqual(effects);
});

test.each<[string, Played[], Played]>([
  ['a login that is asked for twice', toCode, asked],
  ['a number', [...toPhone, submit], submit],
  ['a number that is typed over', [...toPhone, submit], { type: 'phone-typed', phoneNo: '8' }],
  ['a code', toChecking, { type: 'code-submitted' }],
  ['a code that is typed over', toChecking, { type: 'code-typed', code: '654321' }],
  ['a code, for another one', toChecking, { type: 'code-wanted' }],
  ['another code', [...toCode, { type: 'code-wanted' }], { type: 'code-wanted' }],
  [
    'a code of three digits',
    [...toCode, { type: 'code-typed', code: '123' }],
    { type: 'code-submitted' },
  ],
  ['a puzzle', [...toPhone, submit, slider, answer], answer],
  ['a puzzle, for another one', [...toPhone, submit, slider, answer], { type: 'slider-renewed' }],
  ['the end, by closing', [...toChecking, { type: 'logged-in', data }], { type: 'closed' }],
  ['the end', [...toChecking, { type: 'logged-in', data }], { type: 'request-ended' }],
  ['nothing, by closing', [], { type: 'closed' }],
  ['nothing', [], { type: 'request-ended' }],
])('a call in flight is not repeated: %s', (_name, events, event) => {
  const { state } = play(...events);
  const again = turnLogin(state, { run: state.run, ...event } as LoginEvent);
  expect(again).toEqual({ state, effects: [] });
});

test('the number survives every step', () => {
  const { state } = play(...toCode, { type: 'back' }, { type: 'back' }, { type: 'phone-chosen' });
  expect(state.phoneNo).toBe('81234567890');
});
