import { labelByPurpose } from './dashLabels.ts';
import { keySystems } from './keySystem.ts';
import type { EngineSource, TrackChoice } from './playbackEngine.ts';
import { heightBounds } from './quality.ts';
import { spellingsOf } from './trackChoice.ts';

/**
 * Seconds to hold in the buffer. Live it must stay below the presentation delay, or the buffer reaches for
 * segments that are not there yet and playing stalls at the edge.
 */
export const bufferingGoal = { live: 8, ondemand: 30 } as const;

/**
 * How many segments Shaka requests ahead of what it appends. To start, one: its initialization segment is requested beside it. Once
 * something may abort a request, none: Shaka 5.2 keeps an initialization segment's aborted request and reuses it for ever, so
 * nothing is requested any more (shaka-player#10569).
 */
export const prefetchLimit = { starting: 1, seeking: 0 } as const;

const retry = { maxAttempts: 3, baseDelay: 500, backoffFactor: 2, fuzzFactor: 0.5 };

export interface ShakaConfigurationOptions {
  /** Whether a quality that the device cannot draw is given up; misleading on a busy test machine. */
  readonly adaptsToDroppedFrames: boolean;
}

/** The first that the stream has is taken: the purpose in any spelling of the language, then the language. */
function preferredAudio({ language, purpose }: TrackChoice) {
  const spellings = spellingsOf(language).map((spelling) => ({ language: spelling }));
  return [...spellings.map((spelling) => ({ ...spelling, role: purpose })), ...spellings];
}

/** What Shaka is told before it loads a source; names as in its documentation. */
export function shakaConfiguration(
  { drm, audio, quality }: EngineSource,
  { adaptsToDroppedFrames }: ShakaConfigurationOptions,
) {
  return {
    abr: { droppedFrames: adaptsToDroppedFrames, restrictions: heightBounds(quality, []) },
    ...(audio === undefined ? {} : { preferredAudio: preferredAudio(audio) }),
    manifest: { retryParameters: retry, dash: { manifestPreprocessorTXml: labelByPurpose } },
    streaming: {
      bufferingGoal: bufferingGoal.live,
      bufferBehind: 60,
      retryParameters: retry,
      segmentPrefetchLimit: prefetchLimit.starting,
      // It would start the element anew at nought behind our back; what cannot be decoded is opened anew by us, where it was.
      allowMediaSourceRecoveries: false,
      // It looks for gaps whenever the element waits or something has come, and besides that so often (s), paused or not.
      gapJumpTimerTime: 1,
    },
    drm: {
      retryParameters: { ...retry, maxAttempts: 2 },
      servers: drm ? { [keySystems[drm.type]]: drm.licenceUrl } : {},
      advanced:
        drm?.certificateUrl === undefined
          ? {}
          : { [keySystems[drm.type]]: { serverCertificateUri: drm.certificateUrl } },
    },
  };
}
