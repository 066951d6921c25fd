import { keySystems } from './keySystem.ts';
import type { EngineSource } from './playbackEngine.ts';

/**
 * Seconds to hold in the buffer. Live it must stay below the presentation delay, or the buffer reaches for
 * segments that are not there yet and playing stalls at the edge.
 */
export const bufferingGoal = { live: 8, ondemand: 30 } as const;

const retry = { maxAttempts: 3, baseDelay: 500, backoffFactor: 2, fuzzFactor: 0.5 };

export interface ShakaConfigurationOptions {
  /** Whether a quality that the device cannot draw is given up; misleading on a busy test machine. */
  readonly adaptsToDroppedFrames: boolean;
}

/** What Shaka is told before it loads a source; names as in its documentation. */
export function shakaConfiguration(
  { drm, audioLanguage }: EngineSource,
  { adaptsToDroppedFrames }: ShakaConfigurationOptions,
) {
  return {
    abr: { droppedFrames: adaptsToDroppedFrames },
    ...(audioLanguage === undefined ? {} : { preferredAudio: [{ language: audioLanguage }] }),
    manifest: { retryParameters: retry },
    streaming: { bufferingGoal: bufferingGoal.live, bufferBehind: 60, retryParameters: retry },
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
