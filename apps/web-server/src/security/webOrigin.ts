/** Host names as they are, and IPv6: an URL may also have marks in its host that end a directive of a policy. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;

/** The origin of an absolute http or https address, as it may stand in a header; undefined for anything else. */
export function webOrigin(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || !HOST.test(url.hostname)) return undefined;
  return url.origin;
}
