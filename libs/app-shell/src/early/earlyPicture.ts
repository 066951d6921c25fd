/** Swimlane styles that open a page with a picture as wide as the page. */
const HERO_STYLES: readonly unknown[] = ['Hero', 'SuperWideHero'];

export function isHero(style: unknown): boolean {
  return HERO_STYLES.includes(style);
}

/**
 * The address of the first item's picture, of a lane's items as they came from the server.
 *
 * @param url  the address of the lane, which relative addresses in it refer to
 */
export function earlyPicture(items: unknown, url: string): string | undefined {
  const first: unknown = Array.isArray(items) ? items[0] : undefined;
  const image = partOf(partOf(first, 'card') ?? first, 'image');
  const picture = partOf(image, 'url');
  return typeof picture === 'string' ? URL.parse(picture, url)?.href : undefined;
}

function partOf(whole: unknown, name: string): unknown {
  return typeof whole === 'object' && whole !== null
    ? Object.getOwnPropertyDescriptor(whole, name)?.value
    : undefined;
}
