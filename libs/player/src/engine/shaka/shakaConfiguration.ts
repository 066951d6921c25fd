import type { EngineSource, TrackChoice } from '../playbackEngine.ts';
import { addPurposeToLabels } from '../tracks/dashLabels.ts';
import { heightBounds } from '../tracks/quality.ts';
import { languageVariants } from '../tracks/trackChoice.ts';
import { keySystems } from './keySystem.ts';

/** In seconds. Live below the presentation delay, or playback stalls at the live edge. */
export const bufferingGoal = { live: 8, ondemand: 30 } as const;

/**
 * Segments to prefetch. `starting`: 1, to request the init segment beside the first segment. `seeking`: 0 once a
 * request may be aborted, since Shaka 5.2 reuses the aborted request of an init segment (shaka-player#10569).
 */
export const prefetchLimit = { starting: 1, seeking: 0 } as const;

const retry = { maxAttempts: 3, baseDelay: 500, backoffFactor: 2, fuzzFactor: 0.5 };

export interface ShakaConfigurationOptions {
  /** Switches down from a quality that drops frames; misleading on busy test machines. */
  readonly adaptsToDroppedFrames: boolean;
}

/** Returns audio preferences in order: the purpose in any spelling of the language, then the language alone. */
function createPreferredAudio({ language, purpose }: TrackChoice) {
  const spellings = languageVariants(language).map((spelling) => ({ language: spelling }));
  return [...spellings.map((spelling) => ({ ...spelling, role: purpose })), ...spellings];
}

/** Returns Shaka's configuration for a source. */
export function shakaConfiguration(
  { drm, audio, quality }: EngineSource,
  { adaptsToDroppedFrames }: ShakaConfigurationOptions,
  serverCertificate?: Uint8Array,
) {
  return {
    abr: { droppedFrames: adaptsToDroppedFrames, restrictions: heightBounds(quality, []) },
    ...(audio === undefined ? {} : { preferredAudio: createPreferredAudio(audio) }),
    manifest: { retryParameters: retry, dash: { manifestPreprocessorTXml: addPurposeToLabels } },
    streaming: {
      bufferingGoal: bufferingGoal.live,
      bufferBehind: 60,
      retryParameters: retry,
      segmentPrefetchLimit: prefetchLimit.starting,
      // Shaka would restart the element at 0; we reload at the same position instead.
      allowMediaSourceRecoveries: false,
      // A television can fetch HLS that Safari plays itself, so AirPlay works.
      useNativeHlsForFairPlay: true,
      // Seconds between checks for gaps; Shaka also checks on `waiting` and after appends.
      gapJumpTimerTime: 1,
    },
    drm: {
      retryParameters: { ...retry, maxAttempts: 2 },
      servers: drm ? { [keySystems[drm.type]]: drm.licenceUrl } : {},
      advanced: drm && serverCertificate ? { [keySystems[drm.type]]: { serverCertificate } } : {},
    },
  };
}
