import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createShareImage } from './createShareImage.ts';

const theme = `[data-brand='sjo'] {
  --surface: #0b1c12;
  --text: #f2fcf7;
  --action: #59ff7a;
}
`;

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Colours of an area, as `#rrggbb`. */
async function coloursOf(picture: Buffer, area: Area): Promise<ReadonlySet<string>> {
  const pixels = await sharp(picture).removeAlpha().extract(area).raw().toBuffer();
  return new Set(
    pixels
      .toString('hex')
      .match(/.{6}/g)
      ?.map((colour) => `#${colour}`),
  );
}

it.each(['Sjø TV', 'X', 'Et & annet <navn> som er langt'])(
  'a share image for %s has the expected size, the brand’s colours, and margins around the name',
  async (displayName) => {
    const picture = await createShareImage(displayName, theme);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(40_000);
    const strip = { left: 0, top: 610, width: 1200, height: 20 };
    expect([...(await coloursOf(picture, strip))]).toEqual(['#59ff7a']);
    for (const left of [0, 1160]) {
      const edge = { left, top: 0, width: 40, height: 600 };
      expect([...(await coloursOf(picture, edge))]).toEqual(['#0b1c12']);
    }
    const middle = { left: 40, top: 200, width: 1120, height: 230 };
    expect(await coloursOf(picture, middle)).toContain('#f2fcf7');
  },
);
