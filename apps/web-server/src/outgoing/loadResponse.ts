/** Decompressed. Far above the contract's largest response, the guide. Parsing this much takes less than 0.5 s. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Invalid after `fetch` has decoded the body. */
const ENCODING_HEADERS = ['content-encoding', 'content-length', 'transfer-encoding'];

/** A response with its body in memory. */
export interface LoadedResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
}

export type LoadFetch = (...args: Parameters<typeof fetch>) => Promise<LoadedResponse>;

/** Copies chunks without Node's buffer pool, of which a cached part would retain the whole. */
function joinChunks(chunks: readonly Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(bytes);
  let end = 0;
  for (const chunk of chunks) {
    all.set(chunk, end);
    end += chunk.byteLength;
  }
  return all;
}

async function readBody({ body, headers }: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Compressed, or 0 if unknown.
  const length = Number(headers.get('content-length'));
  while (Math.max(bytes, length) <= maxBytes) {
    const { done, value } = await reader.read();
    if (done) return joinChunks(chunks, bytes);
    chunks.push(value);
    bytes += value.byteLength;
  }
  const error = new Error(`The response is larger than ${maxBytes} bytes`);
  // Closes the connection.
  await reader.cancel(error);
  throw error;
}

/** Wraps `fetch` to read the whole body. Rejects a body larger than `maxBytes`. */
export const loadResponse =
  (fetch: typeof globalThis.fetch, maxBytes = MAX_BYTES): LoadFetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    const body = await readBody(response, maxBytes);
    const headers = new Headers(response.headers);
    for (const name of ENCODING_HEADERS) headers.delete(name);
    return { status: response.status, ok: response.ok, headers, body };
  };
