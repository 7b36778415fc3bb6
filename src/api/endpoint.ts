import type { GenericSchema } from 'valibot';

interface AnyCall<Body, Data> {
  readonly path: string;
  /** Validates `data` of a successful reply. */
  readonly data: GenericSchema<unknown, Data>;
  /** A visitor is refused. */
  readonly isLoginRequired?: true;
  /** The reply may ask for a risk check (spec home 7). */
  readonly isRiskChecked?: true;
  /** The body is URL-encoded fields: what the specs call a form. */
  readonly isForm?: true;
  /** Never present; ties the body's type to the endpoint. */
  readonly body?: Body;
}

/** One call of the remote API, as generated. */
export interface Endpoint<Body, Data> extends AnyCall<Body, Data> {
  readonly isKeyed?: undefined;
}

/** One that carries an idempotency key: `keyed/attempts.ts` sends it. */
export interface KeyedEndpoint<Body, Data> extends AnyCall<Body, Data> {
  readonly isKeyed: true;
}

export type AnyEndpoint<Body, Data> = Endpoint<Body, Data> | KeyedEndpoint<Body, Data>;
