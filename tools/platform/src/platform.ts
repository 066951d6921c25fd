import type { DatabaseSync } from 'node:sqlite';
import type { Addresses } from '@tv/run';
import type { PlatformClock } from './clock.ts';

/** Whom a bearer token speaks for. */
export interface Customer {
  readonly userId: string;
  readonly email: string;
  readonly customerNumber: string;
  /** The session at the identity provider that the token came of. */
  readonly sessionUid?: string | undefined;
}

/** What every part of the platform is given. */
export interface PlatformContext {
  readonly clock: PlatformClock;
  readonly addresses: Addresses;
  /** The state that survives a restart; each part makes its own tables. */
  readonly state: DatabaseSync;
  /** Checks a bearer token that the identity provider issued. */
  customerOf(bearerToken: string | undefined): Promise<Customer | undefined>;
  log(message: string): void;
}

/** A request that has been checked against the contract. */
export interface OperationRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
  /** The signed-in customer, when the request carried a valid token. */
  readonly customer: Customer | undefined;
}

/** An answer, which is checked against the contract before it leaves. */
export interface OperationResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON unless it is a Buffer. */
  readonly body?: unknown;
}

/** Handlers by the contract's operationId. Each part of the platform brings some. */
export type Operations = Readonly<
  Record<string, (request: OperationRequest) => OperationResponse | Promise<OperationResponse>>
>;
