/** 1,000 devices at once ask for codes to one phone, and guess; 50,200 invented ones in between. */
import { Sandbox } from '../support/sandbox.ts';
import { row } from '../bench/table.mjs';
import { codeOf, many, stranger } from './client.mjs';

const PHONE = { countryCode: '62', phoneNo: '81234567890' };
/** `CODE_WRONG` of the contract: the guess was looked at. */
const WRONG = '0310211';

export async function attackCodes() {
  const sandbox = await Sandbox.start({ args: ['--rate-limit', '1000000', '--stores', '20'] });
  try {
    await sandbox.call('/sandbox/slider', { mode: 'NEVER' });
    const devices = Array.from({ length: 1000 }, stranger);
    const ask = (index) => codeOf(sandbox, '/account/sendCode', PHONE, devices[index]);
    const first = await many(devices.length, 200, ask);
    const asked = devices.filter((_, index) => first[index] === '');
    const guess = (index) =>
      codeOf(sandbox, '/account/login', login(asked[index % asked.length], index), {
        ...asked[index % asked.length],
      });
    const guesses = await many(2000, 100, guess);
    const challenge = { codeChallenge: 'a'.repeat(64) };
    await many(50_200, 64, () => codeOf(sandbox, '/account/getAuthCode', challenge, stranger()));
    const flushed = await many(1000, 200, () =>
      codeOf(sandbox, '/account/sendCode', PHONE, stranger()),
    );
    const everyone = await many(4000, 200, (index) => {
      const phoneNo = `8${String(2_000_000_000 + index)}`;
      return codeOf(sandbox, '/account/sendCode', { countryCode: '62', phoneNo }, stranger());
    });
    const count = (codes, code) => codes.filter((one) => one === code).length;
    const messages = { unit: 'messages', atMost: 10 };
    return [
      row('Codes to one phone, 1,000 at once', count(first, ''), messages),
      row('… and after 50,200 invented devices', count(first, '') + count(flushed, ''), messages),
      row('Guesses of them that were looked at', count(guesses, WRONG), {
        unit: 'guesses',
        atMost: 50,
        note: '2,000 at once',
      }),
      row('Codes to 4,000 phones within seconds', count(everyone, ''), {
        unit: 'messages',
        atMost: 300,
      }),
    ];
  } finally {
    await sandbox.stop();
  }
}

function login({ deviceId }, number) {
  return {
    identityType: 'C',
    cpType: 'COUPON_PLATFORM',
    browserId: deviceId,
    loginType: 'PHONE_CODE',
    ...PHONE,
    code: String(number).padStart(6, '0'),
    loginSource: 'WEB',
    registryChannel: '',
    shareMethod: '',
    scene: 'tests',
  };
}
