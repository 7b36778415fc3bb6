import type { GenericSchema } from 'valibot';

/** One call of the remote API as the generated code declares it. */
export interface Endpoint<Body, Data> {
  readonly path: string;
  /** Validates `data` of a successful reply. */
  readonly data: GenericSchema<unknown, Data>;
  /** Never present; ties the body's type to the endpoint. */
  readonly body?: Body;
}
