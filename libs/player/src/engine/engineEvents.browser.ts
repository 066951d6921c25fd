import { errorInWords } from './engineError.ts';
import type { EngineEvent } from './playbackEngine.ts';

/** Of the media element; its steps of time are left out, they come four times a second. */
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

/** Of the library, as its documentation names them. */
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

export interface EngineEvents {
  readonly listen: (listener: (event: EngineEvent) => void) => () => void;
  readonly tell: (event: EngineEvent) => void;
  /** Hears the media element, until the signal says no more. */
  readonly hearMedia: (video: HTMLVideoElement, signal: AbortSignal) => void;
  /** Hears a player of the library for as long as there is one. */
  readonly hearPlayer: (player: {
    addEventListener(type: string, listener: (event: Event) => void): void;
  }) => void;
}

/** All that happens in an engine, for who listens; nobody does but who tries the player out. */
export function createEngineEvents(): EngineEvents {
  const listeners = new Set<(event: EngineEvent) => void>();
  const tell = (event: EngineEvent) => {
    for (const listener of listeners) listener(event);
  };
  return {
    tell,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hearMedia(video, signal) {
      for (const name of MEDIA_EVENTS) {
        const text = () =>
          name === 'error' ? `${video.error?.code ?? ''} ${video.error?.message ?? ''}` : '';
        video.addEventListener(name, () => tell({ name, text: text().trim() }), { signal });
      }
    },
    hearPlayer(player) {
      for (const name of LIBRARY_EVENTS) {
        player.addEventListener(name, (event) => {
          if (listeners.size > 0) tell({ name: `shaka ${name}`, text: textOf(event) });
        });
      }
    },
  };
}

/** What an event of the library brings that can be said in a line; names of one letter are what a minifier made of its own. */
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
