/**
 * The id that the analytics script has given this browser (ANA-02), as it stands in its cookie:
 * `GA1.1.1734567890.1698765432`.
 *
 * @param cookies  `document.cookie`
 * @param name  the cookie's name (`analytics.clientIdCookie` of the configuration)
 * @returns undefined as long as there is none, or none that can be one
 */
export function readClientId(cookies: string, name: string): string | undefined {
  const cookie = cookies
    .split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${name}=`));
  const id = cookie?.slice(name.length + 1) ?? '';
  return /^GA\d+\.\d+\.\d+\.\d+$/.test(id) ? id : undefined;
}
