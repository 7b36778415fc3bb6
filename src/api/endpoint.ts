import type { GenericSchema } from 'valibot';

/** One call of the remote API, as generated. */
export interface Endpoint<Body, Data> {
  readonly path: string;
  /** Validates `data` of a successful reply. */
  readonly data: GenericSchema<unknown, Data>;
  /** A visitor is refused. */
  readonly isLoginRequired?: true;
  /** The reply may ask for a risk check (spec home 7). */
  readonly isRiskChecked?: true;
  /** Carries an idempotency key. */
  readonly isKeyed?: true;
  /** The body is URL-encoded fields: what the specs call a form. */
  readonly isForm?: true;
  /** Never present; ties the body's type to the endpoint. */
  readonly body?: Body;
}
