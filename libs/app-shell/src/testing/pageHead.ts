/** Returns the content of a `meta` element, by name or property. */
export function getMeta(name: string): string | null | undefined {
  return document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
}

export function getCanonical(): string | null | undefined {
  return document.querySelector('link[rel="canonical"]')?.getAttribute('href');
}
