import type { PlaybackErrorCode } from '../playbackEngine.ts';

interface ShakaError {
  readonly severity: number;
  readonly category: number;
  readonly code: number;
  readonly data: readonly unknown[];
}

const category = { network: 1, text: 2, media: 3, manifest: 4, streaming: 5, drm: 6 };

const RECOVERABLE = 1;
const CRITICAL = 2;

const BAD_HTTP_STATUS = 1001;
const HTTP_ERROR = 1002;
const TIMEOUT = 1003;
const CONTENT_UNSUPPORTED_BY_BROWSER = 4032;
const LICENSE_REQUEST_FAILED = 6007;
const EXPIRED = 6014;
const LOAD_INTERRUPTED = 7000;
const OPERATION_ABORTED = 7001;
/** No key system is supported by both the stream and the browser, or the browser denies access. */
const KEY_SYSTEM_CODES = [6000, 6001, 6002, 6003, 6012];

const requestTypeIndex: Record<number, number> = { [BAD_HTTP_STATUS]: 4, [HTTP_ERROR]: 2, [TIMEOUT]: 1 };
const MANIFEST = 0;
const SEGMENT = 1;

function isShakaError(error: unknown): error is ShakaError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'severity' in error &&
    typeof error.severity === 'number' &&
    'category' in error &&
    typeof error.category === 'number' &&
    'code' in error &&
    typeof error.code === 'number' &&
    'data' in error &&
    Array.isArray(error.data)
  );
}

/** Returns the severity, which Shaka sets on plain errors too. */
function getSeverity(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'severity' in error ? error.severity : undefined;
}

/** True for a plain `Error` of Shaka's parser, as for truncated XML: recoverable in an update, unmarked at load. */
function isUnparsedManifest(error: unknown): boolean {
  return error instanceof Error && !isShakaError(error) && getSeverity(error) !== CRITICAL;
}

/** Returns the URL of the manifest that failed to load or parse; undefined for other errors. */
export function getFailedManifestUrl(error: unknown, manifestUrl: string): string | undefined {
  if (isUnparsedManifest(error)) return manifestUrl;
  if (!isShakaError(error)) return undefined;
  if (error.category === category.manifest)
    return error.code === CONTENT_UNSUPPORTED_BY_BROWSER ? undefined : manifestUrl;
  const at = requestTypeIndex[error.code];
  if (at === undefined || error.data[at] !== MANIFEST) return undefined;
  const [url] = error.data;
  return typeof url === 'string' ? url : manifestUrl;
}

/** True if the server answered with an invalid response: another server may do better. */
export function isInvalidResponse(error: unknown): boolean {
  if (isUnparsedManifest(error)) return true;
  return isShakaError(error) && (error.code === BAD_HTTP_STATUS || error.category === category.manifest);
}

/** True if the CDN refuses a manifest or segment (401, 403): its URL or token may have expired. */
export function isCdnRefusal(error: unknown): boolean {
  if (!isShakaError(error) || error.code !== BAD_HTTP_STATUS) return false;
  return error.data[1] === 401 || error.data[1] === 403;
}

/** True if a load was superseded by another, or the player was destroyed. */
export function isAborted(error: unknown): boolean {
  return isShakaError(error) && (error.code === LOAD_INTERRUPTED || error.code === OPERATION_ABORTED);
}

/** True if a live manifest update failed. Shaka retries for ever without further errors. */
function isManifestUpdate(error: ShakaError): boolean {
  if (error.severity !== RECOVERABLE) return false;
  if (error.category === category.manifest) return true;
  const at = requestTypeIndex[error.code];
  return at !== undefined && error.data[at] === MANIFEST;
}

/** True if playback continues without it, for example with another quality. */
export function isRecovered(error: unknown): boolean {
  return isShakaError(error) && error.severity === RECOVERABLE && !isManifestUpdate(error);
}

/** True if a segment does not exist (404, 410). */
export function isMissingSegment(error: unknown): boolean {
  if (!isShakaError(error) || error.code !== BAD_HTTP_STATUS) return false;
  const [, status, , , requestType] = error.data;
  return requestType === SEGMENT && (status === 404 || status === 410);
}

export function isDecodeError(error: unknown): boolean {
  return isShakaError(error) && error.category === category.media;
}

export function isDrmError(error: unknown): boolean {
  return isShakaError(error) && error.category === category.drm;
}

/** True if it may succeed later: a failed request of any kind, or a live manifest update. */
export function isRetryable(error: unknown): boolean {
  if (isUnparsedManifest(error)) return true;
  return isShakaError(error) && (error.category === category.network || isManifestUpdate(error));
}

/** Maps any engine error to a code for the user. Only the licence server decides about access. */
export function playbackErrorCode(error: unknown): PlaybackErrorCode {
  if (!isShakaError(error)) return getSeverity(error) === RECOVERABLE ? 'media' : 'unknown';
  if (error.code === LICENSE_REQUEST_FAILED) {
    const [cause] = error.data;
    return isShakaError(cause) && !isCdnRefusal(cause) ? playbackErrorCode(cause) : 'noAccess';
  }
  if (error.code === BAD_HTTP_STATUS) return Number(error.data[1]) < 500 ? 'media' : 'network';
  if (error.code === EXPIRED) return 'noAccess';
  if (KEY_SYSTEM_CODES.includes(error.code) || error.code === CONTENT_UNSUPPORTED_BY_BROWSER)
    return 'notSupported';
  if (error.category === category.network) return 'network';
  return Object.values(category).includes(error.category) ? 'media' : 'unknown';
}

/**
 * Formats an error for reports: Shaka's code and its numeric data (`6007 1001 403 2`), or the name of another error.
 * URLs carry tickets and are left out.
 */
export function formatErrorCodes(error: unknown): string {
  if (!isShakaError(error)) return error instanceof Error ? error.name : '';
  const dataCodes = error.data.map((part) => (typeof part === 'number' ? part : formatErrorCodes(part)));
  return [error.code, ...dataCodes].filter((part) => part !== '').join(' ');
}
