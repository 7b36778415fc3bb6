import type { HostErrorCode } from './types.ts';

/** Something this host cannot do or was not allowed to do. Spec home 8, "Native plugin codes". */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly code: HostErrorCode;

  constructor(code: HostErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Why a call to the remote API got no reply. */
export type TransportFailure = 'network' | 'timeout' | 'cancelled';

/** No reply arrived. A reply with an error status is not a TransportError. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly kind: TransportFailure;

  constructor(kind: TransportFailure, options?: ErrorOptions) {
    super(kind, options);
    this.kind = kind;
  }
}
