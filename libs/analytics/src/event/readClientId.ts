/**
 * Reads the client id (ANA-02): `GA1.1.1734567890.1698765432`.
 *
 * @param name `analytics.clientIdCookie` of the configuration
 */
export function readClientId(cookies: string, name: string): string | undefined {
  const cookie = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  const id = cookie?.slice(name.length + 1) ?? '';
  return /^GA\d+\.\d+\.\d+\.\d+$/.test(id) ? id : undefined;
}
