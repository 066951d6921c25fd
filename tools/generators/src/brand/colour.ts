/** sRGB, integers from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

type Triple = readonly [number, number, number];

const toLinear = (channel: number): number => {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

const fromLinear = (c: number): number => 255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

const luminanceOf = ([r, g, b]: Triple): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** WCAG relative luminance, 0 to 1; contrast depends on nothing else. */
export function luminance([red, green, blue]: Rgb): number {
  return luminanceOf([toLinear(red), toLinear(green), toLinear(blue)]);
}

/** Returns the OKLab chroma and hue (radians). */
function chromaAndHue([red, green, blue]: Rgb): { chroma: number; hue: number } {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { chroma: Math.hypot(a, bb), hue: Math.atan2(bb, a) };
}

function linearOf(lightness: number, chroma: number, hue: number): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isInGamut = (linear: Triple): boolean => linear.every((c) => c >= -1e-6 && c <= 1 + 1e-6);

/** Bisects 0 to `high` for the point where `isLow` ends. */
function bisect(high: number, isLow: (value: number) => boolean): number {
  let [low, top] = [0, high];
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + top) / 2;
    if (isLow(middle)) low = middle;
    else top = middle;
  }
  return low;
}

/** Returns the most chromatic displayable colour of a lightness and hue, up to the given chroma. */
function clampToGamut(lightness: number, chroma: number, hue: number): Triple {
  const wanted = linearOf(lightness, chroma, hue);
  if (isInGamut(wanted)) return wanted;
  return linearOf(
    lightness,
    bisect(chroma, (less) => isInGamut(linearOf(lightness, less, hue))),
    hue,
  );
}

/**
 * Rotates the hue and keeps the luminance, so that contrast ratios survive within 8-bit precision. Greys are
 * unchanged.
 */
export function rotateHue(colour: Rgb, degrees: number): Rgb {
  const { chroma, hue } = chromaAndHue(colour);
  if (chroma < 0.003 || degrees % 360 === 0) return colour;
  const target = luminance(colour);
  const turned = hue + (degrees * Math.PI) / 180;
  const lightness = bisect(1, (value) => luminanceOf(clampToGamut(value, chroma, turned)) < target);
  const channel = (c: number) => Math.round(Math.min(255, Math.max(0, fromLinear(Math.max(0, c)))));
  const [r, g, b] = clampToGamut(lightness, chroma, turned);
  return [channel(r), channel(g), channel(b)];
}
