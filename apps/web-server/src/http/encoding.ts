import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Higher levels take several times as long for 1 % less size. */
const BROTLI_QUALITY = 5;

/** Returns the preferred encoding that `accept-encoding` allows. */
export function negotiateEncoding(accepted: string | undefined): Encoding {
  const weights = new Map<string, number>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, quality === undefined ? 1 : Number(quality.slice(2)));
  }
  const takes = (name: string): boolean => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find(takes) ?? 'identity';
}

/** A response body that is compressed on first use and cached. */
export interface EncodedBody {
  /** Weak, because it is the same in every encoding. */
  readonly etag: string;
  /** Memory estimate, including the compressed variants. */
  readonly bytes: number;
  encodeAs(encoding: Encoding): Promise<Buffer>;
}

export function createEncodedBody(content: string): EncodedBody {
  const identity = Buffer.from(content);
  const made: Partial<Record<Encoding, Promise<Buffer>>> = { identity: Promise.resolve(identity) };
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
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bytes: Math.ceil(identity.length * 1.5),
    encodeAs: (encoding) => (made[encoding] ??= encode(encoding)),
  };
}

/** Returns whether `if-none-match` matches the etag. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
