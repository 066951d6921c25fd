import { parseUrl } from '@tv/config';
import type { EngineSource } from '../engine/playbackEngine.ts';

/** What to play, parsed from the query string. */
export type TestTarget = {
  readonly startAt: number | undefined;
} & (
  | { readonly kind: 'title'; readonly id: string }
  | { readonly kind: 'stream'; readonly url: string; readonly manifestType: EngineSource['manifestType'] }
);

export const MANIFEST_TYPES = ['dash', 'hls'] as const;

/** Returns `hls` by file extension, otherwise `dash`. */
export function detectManifestType(url: string): EngineSource['manifestType'] {
  return /\.m3u8?(?:$|[?#])/i.test(url) ? 'hls' : 'dash';
}

/** Parses `id` of a title, or `url` of a stream with optional `type`; `start` in seconds. */
export function parseTestTarget(query: URLSearchParams): TestTarget | undefined {
  const seconds = Number.parseFloat(query.get('start') ?? '');
  const startAt = Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
  const id = query.get('id')?.trim();
  if (id) return { kind: 'title', id, startAt };
  const url = query.get('url')?.trim() ?? '';
  if (!/^https?:$/.test(parseUrl(url)?.protocol ?? '')) return undefined;
  const requestedType = query.get('type');
  const manifestType = MANIFEST_TYPES.find((type) => type === requestedType) ?? detectManifestType(url);
  return { kind: 'stream', url, manifestType, startAt };
}
