import { getDotPath, type BaseIssue } from 'valibot';

/** The response status is neither 2xx nor accepted (API-08, API-09). */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  readonly url: string;
  /** Parsed JSON, plain text, or undefined. */
  readonly body: unknown;

  constructor(status: number, url: string, body: unknown) {
    super(`Failed to make network request (${status})`);
    this.status = status;
    this.url = url;
    this.body = body;
  }
}

/** A call that requires a token was made without one (API-14). */
export class NoTokenError extends Error {
  override readonly name = 'NoTokenError';

  constructor() {
    super('No token available');
  }
}

/** A URL from data with a scheme or host that is not allowed. */
export class ForbiddenUrlError extends Error {
  override readonly name = 'ForbiddenUrlError';

  constructor(url: string) {
    super(`Not an allowed URL: ${url}`);
  }
}

/** A response, or a part of one, violates the contract. */
export class MalformedResponseError extends Error {
  override readonly name = 'MalformedResponseError';
}

/** The request failed on the network, or the response was cut off. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** The response did not complete within the timeout. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';

  constructor(limitMs: number) {
    super(`No complete response within ${limitMs / 1000} s`);
  }
}

/** The client aborted the call. */
export class AbortedError extends Error {
  override readonly name = 'AbortedError';

  constructor() {
    super('Aborted');
  }
}

const failures = [
  RequestError,
  NoTokenError,
  ForbiddenUrlError,
  MalformedResponseError,
  NetworkError,
  TimeoutError,
  AbortedError,
];

/** Errors that a call throws. Any other error is a bug and propagates. */
export type CallFailure = InstanceType<(typeof failures)[number]>;

/** A failed call as serializable data. `unwrap()` of a query or mutation rejects with it. */
export type ApiError =
  | Readonly<Pick<RequestError, 'name' | 'message' | 'status' | 'url' | 'body'>>
  | Readonly<Pick<Exclude<CallFailure, RequestError>, 'name' | 'message'>>;

export function isCallFailure(thrown: unknown): thrown is CallFailure {
  return failures.some((failure) => thrown instanceof failure);
}

/** Converts a failure to its serializable form. */
export function toApiError(failure: CallFailure): ApiError {
  if (failure instanceof RequestError) {
    const { name, message, status, url, body } = failure;
    return { name, message, status, url, body };
  }
  return { name: failure.name, message: failure.message };
}

/** Returns whether `error` is a response with this status. Accepts anything, for use in a `catch`. */
export function isRequestError(
  error: unknown,
  status?: number,
): error is ApiError & { name: 'RequestError' } {
  if (typeof error !== 'object' || error === null) return false;
  if (!('name' in error) || error.name !== 'RequestError') return false;
  return status === undefined || ('status' in error && error.status === status);
}

/** Returns whether a retry may succeed: network errors, timeouts, 429 and 5xx. */
export function isTransient(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('name' in error)) return false;
  if (error.name === 'NetworkError' || error.name === 'TimeoutError') return true;
  if (error.name !== 'RequestError' || !('status' in error)) return false;
  return typeof error.status === 'number' && (error.status >= 500 || error.status === 429);
}

/** Returns whether a failure is not reported: the client aborted the call or is offline. */
export function isIgnorableFailure(failure: CallFailure): boolean {
  return failure instanceof AbortedError || failure instanceof NetworkError;
}

/** Formats validation issues as one line for a report: `links.details.id Invalid type: Expected string but …`. */
export function describeIssues(issues: readonly BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${getDotPath(issue) ?? '(all)'} ${issue.message}`).join('; ');
}
