/** CSS pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Minimum distance (px) from the viewport edges. */
const MARGIN = 12;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Returns the widths of an expanded card; a poster also opens sideways. */
export function expandedWidth(picture: Size, isPoster: boolean, window: Size) {
  const availableWidth = window.width - 2 * MARGIN;
  if (!isPoster) {
    const width = Math.min(clamp(picture.width * 1.3, 340, 480), availableWidth);
    return { width, picture: width };
  }
  const pictureWidth = picture.width * 1.12;
  return {
    width: Math.min(pictureWidth + clamp(picture.width * 1.4, 316, 380), availableWidth),
    picture: pictureWidth,
  };
}

/**
 * Centres the expanded picture over the original, inside the viewport.
 *
 * @param size of the complete expanded card
 * @param expandedPicture size of its picture
 * @returns its viewport position, the transform origin (the original's centre), and whether the text precedes the
 *   picture
 */
export function expandedPosition(
  picture: Size & { readonly left: number; readonly top: number },
  size: Size,
  expandedPicture: Size,
  isPoster: boolean,
  window: Size,
) {
  const middle = { x: picture.left + picture.width / 2, y: picture.top + picture.height / 2 };
  const inside = (from: number, length: number, extent: number) =>
    clamp(from, MARGIN, Math.max(MARGIN, extent - MARGIN - length));
  const start = middle.x - expandedPicture.width / 2;
  const mirrored = middle.x + expandedPicture.width / 2 - size.width;
  const isMirrored = isPoster && start + size.width > window.width - MARGIN && mirrored >= MARGIN;
  const left = inside(isMirrored ? mirrored : start, size.width, window.width);
  const top = inside(middle.y - expandedPicture.height / 2, size.height, window.height);
  return { left, top, isMirrored, origin: { x: middle.x - left, y: middle.y - top } };
}
