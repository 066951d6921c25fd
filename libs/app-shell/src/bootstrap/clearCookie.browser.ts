/**
 * Clears a cookie on the host and its parent domains.
 *
 * @param name ignored when empty
 */
export function clearCookie(page: Pick<Document, 'cookie' | 'location'>, name: string): void {
  if (name === '') return;
  const ended = `${name}=; Max-Age=0; Path=/`;
  page.cookie = ended;
  const labels = page.location.hostname.split('.');
  for (let first = 0; first < labels.length - 1; first += 1) {
    page.cookie = `${ended}; Domain=${labels.slice(first).join('.')}`;
  }
}
