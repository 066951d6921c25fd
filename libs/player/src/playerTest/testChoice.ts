import { parseUrl } from '@tv/config';
import type { EngineSource } from '../engine/playbackEngine.ts';

/** What is to be tried, as the address of the test page says it. */
export type TestChoice = {
  /** Seconds from the start; undefined for where it would begin by itself. */
  readonly startAt: number | undefined;
} & (
  | { readonly kind: 'title'; readonly id: string }
  | { readonly kind: 'stream'; readonly url: string; readonly manifestType: EngineSource['manifestType'] }
);

/** How a stream is written, where its address does not tell. */
export const MANIFEST_TYPES = ['dash', 'hls'] as const;

/** HLS by its ending, whatever follows that; anything else is taken for DASH. */
export function manifestTypeOf(url: string): EngineSource['manifestType'] {
  return /\.m3u8?(?:$|[?#])/i.test(url) ? 'hls' : 'dash';
}

/**
 * Reads what is to be tried of a query: `id` of a title, or the `url` of a stream with its `type` where the ending does not tell;
 * `start` in seconds.
 *
 * @returns undefined where it names nothing that could be played
 */
export function readTestChoice(query: URLSearchParams): TestChoice | undefined {
  const seconds = Number.parseFloat(query.get('start') ?? '');
  const startAt = Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
  const id = query.get('id')?.trim();
  if (id) return { kind: 'title', id, startAt };
  const url = query.get('url')?.trim() ?? '';
  if (!/^https?:$/.test(parseUrl(url)?.protocol ?? '')) return undefined;
  const asked = query.get('type');
  const manifestType = MANIFEST_TYPES.find((type) => type === asked) ?? manifestTypeOf(url);
  return { kind: 'stream', url, manifestType, startAt };
}
