import type { Protection } from './loop.ts';

/** @param minutes the film's length; @param protection `cenc` needs a licence from {@link licencePath} */
export function filmManifestPath(titleId: string, minutes: number, protection: Protection = 'clear'): string {
  return `/vod/${encodeURIComponent(titleId)}~${minutes}m/manifest.mpd${protectionQuery(protection)}`;
}

/** Returns the HLS variant of {@link filmManifestPath}; clear only. */
export function filmPlaylistPath(titleId: string, minutes: number): string {
  return `/vod/${encodeURIComponent(titleId)}~${minutes}m/master.m3u8`;
}

export function liveManifestPath(channelId: string, protection: Protection = 'clear'): string {
  return `/live/${encodeURIComponent(channelId)}/manifest.mpd${protectionQuery(protection)}`;
}

export function livePlaylistPath(channelId: string): string {
  return `/live/${encodeURIComponent(channelId)}/master.m3u8`;
}

/**
 * Start-over and catch-up of a programme share one URL.
 *
 * @param startMs epoch milliseconds, a whole second; so is `endMs`
 */
export function catchUpManifestPath(
  channelId: string,
  startMs: number,
  endMs: number,
  protection: Protection = 'clear',
): string {
  return `${catchUpFolder(channelId, startMs, endMs)}/manifest.mpd${protectionQuery(protection)}`;
}

export function catchUpPlaylistPath(channelId: string, startMs: number, endMs: number): string {
  return `${catchUpFolder(channelId, startMs, endMs)}/master.m3u8`;
}

export function licencePath(titleId: string): string {
  return `/licences/clearkey/${encodeURIComponent(titleId)}`;
}

function catchUpFolder(channelId: string, startMs: number, endMs: number): string {
  return `/catchup/${encodeURIComponent(channelId)}/${Math.round(startMs / 1000)}-${Math.round(endMs / 1000)}`;
}

function protectionQuery(protection: Protection): string {
  return protection === 'cenc' ? '?protection=cenc' : '';
}
