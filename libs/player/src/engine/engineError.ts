import type { PlaybackErrorCode } from './playbackEngine.ts';

/** As much of Shaka's errors as decides what the viewer is told. */
interface ShakaError {
  readonly severity: number;
  readonly category: number;
  readonly code: number;
  readonly data: readonly unknown[];
}

const category = { network: 1, text: 2, media: 3, manifest: 4, streaming: 5, drm: 6 } as const;

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
/** No key system that both the stream and the browser know, or none that the browser lets us have. */
const KEY_SYSTEM_MISSING = [6000, 6001, 6002, 6003, 6012];

/** Where an error of the network tells what was asked for, and how a manifest is called there. */
const requestKindAt: Readonly<Record<number, number>> = {
  [BAD_HTTP_STATUS]: 4,
  [HTTP_ERROR]: 2,
  [TIMEOUT]: 1,
};
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

/** The severity of an error, also of a plain one: Shaka marks those that pass through its update loops. */
function severityOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'severity' in error ? error.severity : undefined;
}

/**
 * Whether Shaka's parser has thrown a plain `Error`, as it does for XML that is cut off. Shaka marks it recoverable when it happens in
 * an update, and leaves it unmarked at load. A plain error that it marks critical comes from its streaming engine.
 */
function isUnparsedManifest(error: unknown): boolean {
  return error instanceof Error && !isShakaError(error) && severityOf(error) !== CRITICAL;
}

/**
 * Where a manifest failed, if that is what an error tells of: it could not be had, or could not be read.
 *
 * @param manifestUrl  where it was asked for
 * @returns undefined for whatever else went wrong
 */
export function failedManifestUrl(error: unknown, manifestUrl: string): string | undefined {
  if (isUnparsedManifest(error)) return manifestUrl;
  if (!isShakaError(error)) return undefined;
  if (error.category === category.manifest)
    return error.code === CONTENT_UNSUPPORTED_BY_BROWSER ? undefined : manifestUrl;
  const at = requestKindAt[error.code];
  if (at === undefined || error.data[at] !== MANIFEST) return undefined;
  const [url] = error.data;
  return typeof url === 'string' ? url : manifestUrl;
}

/** Whether the server has answered, though with something that is of no use: another one may do better. */
export function isAnswered(error: unknown): boolean {
  if (isUnparsedManifest(error)) return true;
  return isShakaError(error) && (error.code === BAD_HTTP_STATUS || error.category === category.manifest);
}

/** Whether the CDN refuses a manifest or a segment (401, 403): its address, or the token in it, may have expired. */
export function isRefused(error: unknown): boolean {
  return (
    isShakaError(error) && error.code === BAD_HTTP_STATUS && (error.data[1] === 401 || error.data[1] === 403)
  );
}

/** Whether an error only says that a load was overtaken by another, or by the end of the player. */
export function isOvertaken(error: unknown): boolean {
  return isShakaError(error) && (error.code === LOAD_INTERRUPTED || error.code === OPERATION_ABORTED);
}

/** Whether a live stream's manifest could not be brought up to date. Shaka asks again for ever, and says no more. */
function isManifestUpdate(error: ShakaError): boolean {
  if (error.severity !== RECOVERABLE) return false;
  if (error.category === category.manifest) return true;
  const at = requestKindAt[error.code];
  return at !== undefined && error.data[at] === MANIFEST;
}

/** Whether playing goes on without this, as when another quality is taken instead. */
export function isRecoveredFrom(error: unknown): boolean {
  return isShakaError(error) && error.severity === RECOVERABLE && !isManifestUpdate(error);
}

/** Whether a part of the stream is not there, and not only a network to bring it. */
export function isMissingSegment(error: unknown): boolean {
  if (!isShakaError(error) || error.code !== BAD_HTTP_STATUS) return false;
  return error.data[requestKindAt[BAD_HTTP_STATUS] ?? 0] === SEGMENT && isGone(error.data[1]);
}

/** Whether pictures or sound are there and cannot be made out. */
export function isUndecodable(error: unknown): boolean {
  return isShakaError(error) && error.category === category.media;
}

/** Whether it may come yet: what could not be fetched, for whatever reason, and a manifest that is asked for again. */
export function isWorthWaiting(error: unknown): boolean {
  if (isUnparsedManifest(error)) return true;
  return isShakaError(error) && (error.category === category.network || isManifestUpdate(error));
}

/**
 * Maps whatever an engine throws to the handful of codes that a user can be shown. Of all servers that the engine calls, only
 * the licence server decides about access: a CDN that refuses is a technical error.
 */
export function playbackErrorCode(error: unknown): PlaybackErrorCode {
  if (!isShakaError(error)) return severityOf(error) === RECOVERABLE ? 'media' : 'unknown';
  if (error.code === LICENSE_REQUEST_FAILED) {
    const [cause] = error.data;
    return isShakaError(cause) && !isRefused(cause) ? playbackErrorCode(cause) : 'noAccess';
  }
  if (error.code === BAD_HTTP_STATUS) return Number(error.data[1]) < 500 ? 'media' : 'network';
  if (error.code === EXPIRED) return 'noAccess';
  if (KEY_SYSTEM_MISSING.includes(error.code) || error.code === CONTENT_UNSUPPORTED_BY_BROWSER)
    return 'notSupported';
  switch (error.category) {
    case category.network:
      return 'network';
    case category.text:
    case category.media:
    case category.manifest:
    case category.streaming:
    case category.drm:
      return 'media';
    default:
      return 'unknown';
  }
}

/**
 * An error as the reports are told of it: the library's number, and the numbers that it brings (`6007 1001 403 2`); of any other its
 * name. Nothing else, since addresses carry tickets.
 */
export function codesOf(error: unknown): string {
  if (!isShakaError(error)) return error instanceof Error ? error.name : '';
  const brought = error.data.map((part) => (typeof part === 'number' ? part : codesOf(part)));
  return [error.code, ...brought].filter((part) => part !== '').join(' ');
}

function isGone(status: unknown): boolean {
  return status === 404 || status === 410;
}
