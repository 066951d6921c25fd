import type { Protection } from './loop.ts';

/** What the platform's answers link to. Paths on the media host; the origin is the caller's. */

/** @param minutes the film's length; @param protection `cenc` needs a licence from {@link licencePath} */
export function filmManifestPath(titleId: string, minutes: number, protection: Protection = 'clear'): string {
  return `/vod/${encodeURIComponent(titleId)}~${minutes}m/manifest.mpd${protectionQuery(protection)}`;
}

/** The HLS twin of {@link filmManifestPath}; clear only. */
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
 * A programme of the guide: start-over while it runs, catch-up afterwards. The address is the same for both.
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

/** Where a player posts its Clear Key licence requests for a title. */
export function licencePath(titleId: string): string {
  return `/licences/clearkey/${encodeURIComponent(titleId)}`;
}

function catchUpFolder(channelId: string, startMs: number, endMs: number): string {
  return `/catchup/${encodeURIComponent(channelId)}/${Math.round(startMs / 1000)}-${Math.round(endMs / 1000)}`;
}

function protectionQuery(protection: Protection): string {
  return protection === 'cenc' ? '?protection=cenc' : '';
}
