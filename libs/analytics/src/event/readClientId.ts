/** The cookie in which the analytics script keeps this browser's id. */
const COOKIE = '_ga=';

/**
 * The id that the analytics script has given this browser (ANA-02), as it stands in its cookie:
 * `GA1.1.1734567890.1698765432`.
 *
 * @param cookies  `document.cookie`
 * @returns undefined as long as there is none, or none that can be one
 */
export function readClientId(cookies: string): string | undefined {
  const cookie = cookies
    .split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(COOKIE));
  const id = cookie?.slice(COOKIE.length) ?? '';
  return /^GA\d+\.\d+\.\d+\.\d+$/.test(id) ? id : undefined;
}
