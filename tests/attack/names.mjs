/** DNS rebinding: a page whose name leads to this machine asks the sandbox for a login's code. */
import { request } from 'node:http';
import { Sandbox } from '../support/sandbox.ts';
import { signedRequest } from '../support/signing.ts';
import { row } from '../bench/table.mjs';
import { stranger } from './client.mjs';

const PHONE = { countryCode: '62', phoneNo: '81234567890' };
const NAMES = ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:8787', ''];

export async function attackNames() {
  const sandbox = await Sandbox.start({ args: ['--stores', '20'] });
  try {
    await sandbox.call('/account/sendCode', PHONE, stranger());
    const read = [];
    for (const host of NAMES) {
      const signed = signedRequest('/sandbox/last_code', PHONE, {
        ...stranger(),
        locale: 'id-ID',
        clockOffsetMs: 0,
      });
      const headers = { ...signed.headers, host };
      const answers = [
        await ask(
          sandbox.port,
          { method: 'POST', path: '/sandbox/last_code', headers },
          signed.body,
        ),
        await ask(sandbox.port, { method: 'GET', path: '/console', headers: { host } }),
      ];
      read.push(...answers.filter(({ status }) => status < 400));
    }
    return [
      row('Pages of the sandbox that other host names read', read.length, {
        unit: `of ${NAMES.length * 2}`,
        atMost: 0,
      }),
    ];
  } finally {
    await sandbox.stop();
  }
}

function ask(port, options, body) {
  return new Promise((answer, failed) => {
    const asked = request({ ...options, port, host: '127.0.0.1', setHost: false }, (reply) => {
      reply.resume();
      answer({ status: reply.statusCode ?? 0 });
    });
    asked.on('error', failed);
    asked.end(body);
  });
}
