import { useEffect, useRef } from 'react';
import { reportProblem } from '../../telemetry/report.ts';

/** WebOTP, where it exists (Chrome on Android): the browser offers the code of an SMS to this page. */
export function useSmsCode(onCode: (code: string) => void): void {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    if (!('OTPCredential' in window)) return undefined;
    const controller = new AbortController();
    const options = { otp: { transport: ['sms'] }, signal: controller.signal };
    navigator.credentials.get(options as CredentialRequestOptions).then(
      (credential) => {
        if (credential && 'code' in credential && typeof credential.code === 'string')
          latest.current(credential.code);
      },
      (error: unknown) => {
        // Refused by the user or aborted: the code is typed instead.
        const isExpected =
          error instanceof DOMException &&
          ['AbortError', 'NotAllowedError', 'InvalidStateError'].includes(error.name);
        if (!isExpected) reportProblem('login.smsCode', error);
      },
    );
    return () => controller.abort();
  }, []);
}
