import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Past this quality brotli takes several times as long for a hundredth of the size. */
const BROTLI_QUALITY = 5;

/** The best of our encodings that a client takes, by its `accept-encoding`. */
export function bestEncoding(accepted: string | undefined): Encoding {
  const weights = new Map<string, number>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, quality === undefined ? 1 : Number(quality.slice(2)));
  }
  const takes = (name: string): boolean => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find(takes) ?? 'identity';
}

/** A text that is sent many times. It is compressed when an encoding is first asked for, and then kept. */
export interface EncodedBody {
  /** In every encoding the same text: a weak tag. */
  readonly etag: string;
  /** What it may take of memory: the text itself, and half of that again for its compressed forms. */
  readonly bytes: number;
  in(encoding: Encoding): Promise<Buffer>;
}

export function encodedBody(content: string): EncodedBody {
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
    in: (encoding) => (made[encoding] ??= encode(encoding)),
  };
}

/** Whether a client that sends this `if-none-match` has this text already. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
