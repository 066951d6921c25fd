import { describe, expect, it } from 'vitest';
import { expandedPosition, expandedWidth } from './expandedPosition.ts';

const viewport = { width: 1440, height: 900 };
const landscape = (left: number, top: number) => ({ left, top, width: 260, height: 146 });
const poster = (left: number) => ({ left, top: 400, width: 180, height: 270 });

function positionOf(picture: ReturnType<typeof landscape>, height = 380) {
  const { width } = expandedWidth(picture, false, viewport);
  return {
    width,
    ...expandedPosition(picture, { width, height }, { width, height: (width * 9) / 16 }, false, viewport),
  };
}

describe('expanded card', () => {
  it('an expanded card is a third wider than the card, within a minimum width and the window', () => {
    expect(expandedWidth(landscape(0, 0), false, viewport).width).toBe(340);
    expect(expandedWidth({ width: 320, height: 180 }, false, viewport).width).toBe(416);
    expect(expandedWidth({ width: 600, height: 338 }, false, viewport).width).toBe(480);
    expect(expandedWidth(landscape(0, 0), false, { width: 300, height: 600 }).width).toBe(276);
  });

  it('an expanded card centres its picture over the card’s and grows from there', () => {
    const { left, top, width, origin, isMirrored } = positionOf(landscape(600, 300));
    expect(left + width / 2).toBe(730);
    expect(top + (width * 9) / 32).toBe(373);
    expect(origin).toEqual({ x: width / 2, y: (width * 9) / 32 });
    expect(isMirrored).toBe(false);
  });

  it.each([
    ['left', landscape(20, 300), 'left', 12],
    ['top', landscape(600, 2), 'top', 12],
    ['right', landscape(1170, 300), 'left', 1440 - 12 - 340],
    ['bottom', landscape(600, 800), 'top', 900 - 12 - 380],
  ] as const)('an expanded card stays inside the window at its %s', (_edge, picture, side, expected) => {
    const position = positionOf(picture);
    expect(position[side]).toBe(expected);
    // It still grows from the card.
    expect(position.left + position.origin.x).toBe(picture.left + 130);
    expect(position.top + position.origin.y).toBe(picture.top + 73);
  });

  it('an expanded card opens a poster to the side that has room', () => {
    const widths = expandedWidth(poster(0), true, viewport);
    expect(widths).toEqual({ width: 180 * 1.12 + 316, picture: 180 * 1.12 });
    const at = (left: number) =>
      expandedPosition(
        poster(left),
        { width: widths.width, height: 302 },
        { width: widths.picture, height: 302 },
        true,
        viewport,
      );
    expect(at(400)).toMatchObject({ isMirrored: false, left: 490 - widths.picture / 2 });
    expect(at(1200)).toMatchObject({
      isMirrored: true,
      left: 1290 + widths.picture / 2 - widths.width,
    });
  });
});
