import type { EngineEvent } from './playbackEngine.ts';

export interface HeardPlayer {
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
const LIBRARY_EVENTS = [
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

export interface EveryEvent {
  readonly hearPlayer: (player: HeardPlayer) => void;
  /** Logs an error that `load` rejects with, since Shaka fires no event for it. */
  readonly loadFailed: (error: unknown) => void;
}

/** Emits every event of the media element (until the signal aborts) and of attached players. */
export function hearEverything(
  video: HTMLVideoElement,
  signal: AbortSignal,
  tell: (event: EngineEvent) => void,
): EveryEvent {
  for (const name of MEDIA_EVENTS) {
    const text = () => (name === 'error' ? `${video.error?.code ?? ''} ${video.error?.message ?? ''}` : '');
    video.addEventListener(name, () => tell({ name, text: text().trim() }), { signal });
  }
  return {
    hearPlayer(player) {
      for (const name of LIBRARY_EVENTS) {
        player.addEventListener(name, (event) => tell({ name: `shaka ${name}`, text: textOf(event) }));
      }
    },
    loadFailed: (error) => tell({ name: 'load failed', text: errorInWords(error) }),
  };
}

/** Formats an error as `Shaka 1001, severity 2: https://…, 404`. */
function errorInWords(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && 'severity' in error) {
    const data: readonly unknown[] = 'data' in error && Array.isArray(error.data) ? error.data : [];
    const said = data.filter((part) => typeof part === 'string' || typeof part === 'number');
    return `Shaka ${String(error.code)}, severity ${String(error.severity)}${said.length > 0 ? `: ${said.join(', ')}` : ''}`;
  }
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** Lists an event's own primitive values; one-letter names are minified internals. */
function textOf(event: Event): string {
  if ('detail' in event && event.detail) return errorInWords(event.detail);
  return Object.entries(event)
    .flatMap(([key, value]: [string, unknown]) =>
      ['string', 'number', 'boolean'].includes(typeof value) && !OF_EVERY_EVENT.has(key) && key.length > 1
        ? [`${key} ${String(value)}`]
        : [],
    )
    .join(', ');
}

const OF_EVERY_EVENT = new Set([
  'type',
  'bubbles',
  'cancelable',
  'defaultPrevented',
  'timeStamp',
  'isTrusted',
]);
