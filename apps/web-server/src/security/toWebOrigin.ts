/** Host names and IPv6 only: other URL hosts can contain characters that end a directive. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;

/** The origin of an absolute http(s) URL, safe for a header; undefined otherwise. */
export function toWebOrigin(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || !HOST.test(url.hostname)) return undefined;
  return url.origin;
}
