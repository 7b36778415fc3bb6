import { TransportError } from '../errors.ts';
import type { TransportReply, UploadRequest } from '../types.ts';

/** By XMLHttpRequest: `fetch` has no upload progress. */
export function upload(request: UploadRequest, signal: AbortSignal): Promise<TransportReply> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new TransportError('cancelled'));
      return;
    }
    const sending = new XMLHttpRequest();
    const stop = () => sending.abort();
    const fail = (kind: 'network' | 'timeout' | 'cancelled') => () => {
      signal.removeEventListener('abort', stop);
      reject(new TransportError(kind));
    };
    sending.open('POST', request.path);
    for (const [name, value] of Object.entries(request.headers)) {
      sending.setRequestHeader(name, value);
    }
    sending.timeout = request.timeoutMs;
    sending.upload.addEventListener('progress', ({ loaded, total }) =>
      request.onProgress(total === 0 ? 1 : loaded / total),
    );
    sending.addEventListener('load', () => {
      signal.removeEventListener('abort', stop);
      resolve({ status: sending.status, body: sending.responseText });
    });
    sending.addEventListener('error', fail('network'));
    sending.addEventListener('timeout', fail('timeout'));
    sending.addEventListener('abort', fail('cancelled'));
    signal.addEventListener('abort', stop);
    sending.send(request.body);
  });
}
