/**
 * Takes a cookie away, of the page's own host and of the domains above it.
 *
 * @param name  nothing is done where it is empty
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
