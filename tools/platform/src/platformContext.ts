import type { DatabaseSync } from 'node:sqlite';
import type { Addresses } from '@tv/run';
import type { PlatformClock } from './clock.ts';

export interface Customer {
  readonly userId: string;
  readonly email: string;
  readonly customerNumber: string;
  readonly sessionUid?: string | undefined;
}

export interface PlatformContext {
  readonly clock: PlatformClock;
  readonly addresses: Addresses;
  /** Persistent; each part creates its tables. */
  readonly state: DatabaseSync;
  /** Undefined if the token is invalid. */
  customerOf(bearerToken: string | undefined): Promise<Customer | undefined>;
  log(message: string): void;
}

/** A request that matches the contract. */
export interface OperationRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
  /** Undefined without a valid token. */
  readonly customer: Customer | undefined;
}

/** Checked against the contract before it is sent. */
export interface OperationResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON unless it is a Buffer. */
  readonly body?: unknown;
}

/** Handlers by operationId. */
export type Operations = Readonly<
  Record<string, (request: OperationRequest) => OperationResponse | Promise<OperationResponse>>
>;
