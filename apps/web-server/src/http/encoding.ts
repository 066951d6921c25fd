import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Higher levels take several times as long for 1 % less size. */
const BROTLI_QUALITY = 5;

function selectEncoding(accepted: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, quality === undefined ? 1 : Number(quality.slice(2)));
  }
  const weightOf = (encoding: Encoding): number =>
    weights.get(encoding) ?? (encoding === 'identity' ? 0 : weights.get('*')) ?? 0;
  const offered = (['br', 'gzip', 'identity'] as const).filter((encoding) => weightOf(encoding) > 0);
  return offered.reduce(
    (best, next) => (weightOf(next) > weightOf(best) ? next : best),
    offered[0] ?? 'identity',
  );
}

/** Most browsers send the same few values. */
const selected = new LRUCache<string, Encoding>({ max: 100, memoMethod: selectEncoding });

/** Returns the encoding with the highest weight in `accept-encoding`. On a tie, returns the smallest. */
export const negotiateEncoding = (accepted: string | undefined): Encoding => selected.memo(accepted ?? '');

/** Returns a weak etag, since all encodings share it. */
export const createEtag = (content: Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** A response body that is compressed on first use and cached. */
export interface EncodedBody {
  readonly etag: string;
  /** Memory estimate, including the compressed variants. */
  readonly bytes: number;
  /** Returns the compressed bytes, as a promise while they are compressed. */
  encodeAs(encoding: Encoding): Buffer | Promise<Buffer>;
}

export function createEncodedBody(content: string): EncodedBody {
  const identity = Buffer.from(content);
  const made: Partial<Record<Encoding, Buffer | Promise<Buffer>>> = { identity };
  const encode = (encoding: Encoding): Promise<Buffer> => {
    if (encoding === 'br') {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      };
      return promisify(brotliCompress)(identity, { params });
    }
    return promisify(gzip)(identity);
  };
  return {
    etag: createEtag(identity),
    bytes: Math.ceil(identity.length * 1.5),
    encodeAs: (encoding) =>
      (made[encoding] ??= encode(encoding).then((content) => (made[encoding] = content))),
  };
}

/** Returns whether `if-none-match` matches the etag. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
