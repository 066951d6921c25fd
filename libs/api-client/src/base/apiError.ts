/** A call answered with a status that is no answer (API-08, API-09). */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  readonly url: string;
  /** Parsed JSON, text that is no JSON, or undefined. */
  readonly body: unknown;

  constructor(status: number, url: string, body: unknown) {
    super(`Failed to make network request (${status})`);
    this.status = status;
    this.url = url;
    this.body = body;
  }
}

/** A call for signed-in viewers was made without a token (API-14). */
export class NoTokenError extends Error {
  override readonly name = 'NoTokenError';

  constructor() {
    super('No token available');
  }
}

/** An address from data that we do not follow. */
export class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError';

  constructor(url: string) {
    super(`Not an address we call: ${url}`);
  }
}

/** An answer, or a part of one, that is not what the contract says. */
export class MalformedAnswerError extends Error {
  override readonly name = 'MalformedAnswerError';
}

/** The call did not reach a server, or the answer broke off. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** No answer came, or not all of it, within the time that a call may take. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';

  constructor(limitMs: number) {
    super(`No whole answer within ${limitMs / 1000} s`);
  }
}

/** The call was given up by us. */
export class AbortedError extends Error {
  override readonly name = 'AbortedError';

  constructor() {
    super('Aborted');
  }
}

/** How a failed call stands in the store: plain data. `unwrap()` of a query or mutation rejects with it. */
export type ApiError =
  | {
      readonly name: 'RequestError';
      readonly message: string;
      readonly status: number;
      readonly url: string;
      readonly body: unknown;
    }
  | {
      readonly name:
        | 'NoTokenError'
        | 'ForbiddenAddressError'
        | 'MalformedAnswerError'
        | 'NetworkError'
        | 'TimeoutError'
        | 'AbortedError';
      readonly message: string;
    };

/** What a call may throw. Anything else is a mistake of ours and goes through. */
export type CallFailure =
  | RequestError
  | NoTokenError
  | ForbiddenAddressError
  | MalformedAnswerError
  | NetworkError
  | TimeoutError
  | AbortedError;

const failures = [
  RequestError,
  NoTokenError,
  ForbiddenAddressError,
  MalformedAnswerError,
  NetworkError,
  TimeoutError,
  AbortedError,
];

export function isCallFailure(thrown: unknown): thrown is CallFailure {
  return failures.some((failure) => thrown instanceof failure);
}

/** The plain form of a failure. */
export function toApiError(failure: CallFailure): ApiError {
  if (failure instanceof RequestError) {
    const { name, message, status, url, body } = failure;
    return { name, message, status, url, body };
  }
  return { name: failure.name, message: failure.message };
}

/** Whether a failed call answered with this status. Takes anything, so that it can be asked in a `catch`. */
export function isRequestError(
  error: unknown,
  status?: number,
): error is ApiError & { name: 'RequestError' } {
  if (typeof error !== 'object' || error === null) return false;
  if (!('name' in error) || error.name !== 'RequestError') return false;
  return status === undefined || ('status' in error && error.status === status);
}

/** Whether a call that failed so may succeed by and by: the network, or a server that is slow, busy or broken. */
export function mayPass(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('name' in error)) return false;
  if (error.name === 'NetworkError' || error.name === 'TimeoutError') return true;
  if (error.name !== 'RequestError' || !('status' in error)) return false;
  return typeof error.status === 'number' && (error.status >= 500 || error.status === 429);
}

/** Failures that say nothing about us: the viewer left, or his network did. They are not reported. */
export function isNoise(failure: CallFailure): boolean {
  return failure instanceof AbortedError || failure instanceof NetworkError;
}
