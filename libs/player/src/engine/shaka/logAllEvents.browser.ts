import type { EngineEvent } from '../playbackEngine.ts';

export interface PlayerEventTarget {
  addEventListener(type: string, listener: (event: Event) => void): void;
}

/** Media element events, without `timeupdate`, which fires four times a second. */
const MEDIA_EVENTS = [
  'loadstart',
  'loadedmetadata',
  'loadeddata',
  'canplay',
  'canplaythrough',
  'play',
  'playing',
  'pause',
  'waiting',
  'stalled',
  'seeking',
  'seeked',
  'ended',
  'ratechange',
  'volumechange',
  'resize',
  'emptied',
  'encrypted',
  'error',
] as const;

/** Shaka's events, as its documentation names them. */
const SHAKA_EVENTS = [
  'abrstatuschanged',
  'adaptation',
  'audiotrackchanged',
  'audiotrackschanged',
  'buffering',
  'canupdatestarttime',
  'downloadfailed',
  'drmsessionupdate',
  'error',
  'expirationupdated',
  'gapjumped',
  'keystatuschanged',
  'loaded',
  'loading',
  'manifestparsed',
  'manifestupdated',
  'segmentappended',
  'stalldetected',
  'streaming',
  'textchanged',
  'trackschanged',
  'unloading',
  'variantchanged',
] as const;

export interface EventLogger {
  readonly attachPlayer: (player: PlayerEventTarget) => void;
  /** Logs an error that `load` rejects with, since Shaka fires no event for it. */
  readonly logLoadError: (error: unknown) => void;
}

/** Emits every event of the media element (until the signal aborts) and of attached players. */
export function logAllEvents(
  video: HTMLVideoElement,
  signal: AbortSignal,
  emit: (event: EngineEvent) => void,
): EventLogger {
  for (const name of MEDIA_EVENTS) {
    const text = () => (name === 'error' ? `${video.error?.code ?? ''} ${video.error?.message ?? ''}` : '');
    video.addEventListener(name, () => emit({ name, text: text().trim() }), { signal });
  }
  return {
    attachPlayer(player) {
      for (const name of SHAKA_EVENTS) {
        player.addEventListener(name, (event) => emit({ name: `shaka ${name}`, text: formatEvent(event) }));
      }
    },
    logLoadError: (error) => emit({ name: 'load failed', text: formatError(error) }),
  };
}

/** Formats an error as `Shaka 1001, severity 2: https://…, 404`. */
function formatError(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && 'severity' in error) {
    const data: readonly unknown[] = 'data' in error && Array.isArray(error.data) ? error.data : [];
    const details = data.filter((part) => typeof part === 'string' || typeof part === 'number');
    return `Shaka ${String(error.code)}, severity ${String(error.severity)}${details.length > 0 ? `: ${details.join(', ')}` : ''}`;
  }
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** Lists an event's own primitive values; one-letter names are minified internals. */
function formatEvent(event: Event): string {
  if ('detail' in event && event.detail) return formatError(event.detail);
  return Object.entries(event)
    .flatMap(([key, value]: [string, unknown]) =>
      ['string', 'number', 'boolean'].includes(typeof value) &&
      !COMMON_EVENT_PROPERTIES.has(key) &&
      key.length > 1
        ? [`${key} ${String(value)}`]
        : [],
    )
    .join(', ');
}

const COMMON_EVENT_PROPERTIES = new Set([
  'type',
  'bubbles',
  'cancelable',
  'defaultPrevented',
  'timeStamp',
  'isTrusted',
]);
