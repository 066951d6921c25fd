/** A rectangle in the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How wide a card that has grown is, and its picture with it, in CSS pixels. */
export interface GrownWidth {
  readonly width: number;
  readonly picture: number;
}

/** Where it is, and from where it grows. */
export interface GrownPlace {
  readonly left: number;
  readonly top: number;
  /** The words stand before the picture: there is no room behind it. */
  readonly isMirrored: boolean;
  /** The middle of the card that it grows from, in its own coordinates. */
  readonly origin: { readonly x: number; readonly y: number };
}

/** So far (px) it stays from the edges of the window. */
const MARGIN = 12;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** A landscape grows as a whole, its words beneath it; a poster grows a little, and opens to the side. */
export function grownWidth(picture: Size, isPoster: boolean, window: Size): GrownWidth {
  const room = window.width - 2 * MARGIN;
  if (!isPoster) {
    const width = Math.min(clamp(picture.width * 1.3, 340, 480), room);
    return { width, picture: width };
  }
  const grown = picture.width * 1.12;
  return { width: Math.min(grown + clamp(picture.width * 1.4, 316, 380), room), picture: grown };
}

/**
 * Where a card that has grown stands: its picture over the middle of the card's, the whole of it inside the window.
 *
 * @param picture  the card's own, in the window
 * @param size     of all that has grown
 * @param grown    the picture in it
 */
export function grownPlace(
  picture: Box,
  size: Size,
  grown: Size,
  isPoster: boolean,
  window: Size,
): GrownPlace {
  const middle = { x: picture.left + picture.width / 2, y: picture.top + picture.height / 2 };
  const inside = (from: number, length: number, room: number) =>
    clamp(from, MARGIN, Math.max(MARGIN, room - MARGIN - length));
  const start = middle.x - grown.width / 2;
  const mirrored = middle.x + grown.width / 2 - size.width;
  const isMirrored = isPoster && start + size.width > window.width - MARGIN && mirrored >= MARGIN;
  const left = inside(isMirrored ? mirrored : start, size.width, window.width);
  const top = inside(middle.y - grown.height / 2, size.height, window.height);
  return { left, top, isMirrored, origin: { x: middle.x - left, y: middle.y - top } };
}
