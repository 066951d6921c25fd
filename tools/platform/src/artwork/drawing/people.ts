import { mix } from './colour.ts';
import { blur, glow, n, radial, vertical } from './stage.ts';
import type { Stage } from './stage.ts';

const coat =
  'M-.036-.875C-.1-.855-.135-.82-.142-.74L-.158-.5L-.128-.44L-.122-.36C-.12-.3-.112-.27-.104-.25L-.088-.02L-.1 0L-.02 0L-.016-.02L-.004-.26L.014-.26L.03-.02L.028 0L.1 0L.092-.03L.1-.26C.114-.3.122-.33.12-.38L.128-.45L.155-.52L.138-.74C.132-.82.1-.858.034-.875L.03-.9L-.03-.9Z';
const dress =
  'M-.03-.87C-.08-.85-.1-.82-.104-.75L-.13-.52L-.108-.5L-.075-.66C-.07-.6-.074-.56-.08-.5C-.11-.36-.14-.24-.15-.16L-.06-.14L-.05 0L-.015 0L-.008-.13L.012-.13L.024 0L.06 0L.062-.14L.15-.17C.135-.27.1-.4.08-.5C.072-.57.07-.62.074-.67L.11-.5L.132-.53L.1-.76C.096-.83.07-.855.028-.87Z';
const head =
  'M0-.995C.042-.995.06-.96.056-.92C.052-.885.03-.868 0-.868C-.03-.868-.052-.885-.056-.92C-.06-.96-.042-.995 0-.995Z';
const longHair =
  'M0-1C.05-1 .07-.96.066-.9C.072-.84.08-.8.07-.76C.03-.74-.03-.74-.07-.76C-.08-.8-.072-.84-.066-.9C-.07-.96-.05-1 0-1Z';

/** Draws a person from behind with a rim of light. `x`, `foot` and `height` in units. */
export function person(
  stage: Stage,
  x: number,
  foot: number,
  height: number,
  kind?: 'man' | 'woman',
): string {
  const { random, palette, focus } = stage;
  const who = kind ?? random.pick(['man', 'woman'] as const);
  const parts = who === 'woman' ? [dress, longHair] : [coat, head];
  const shape = parts.map((d) => `<path d="${d}"/>`).join('');
  const side = x <= focus ? 1 : -1;
  const rim = Math.max(0.8, height * 0.008);
  const transform = (dx: number): string =>
    `transform="translate(${n(x + dx)} ${n(foot)}) scale(${height.toFixed(2)})"`;
  const shadow = radial(stage, [
    [0, palette.ink, 0.6],
    [1, palette.ink, 0],
  ]);
  return (
    `<ellipse cx="${n(x)}" cy="${n(foot)}" rx="${n(height * 0.3)}" ry="${n(height * 0.035)}" fill="${shadow}"/>` +
    `<g ${transform(side * rim)} fill="${palette.light}" opacity="0.85">${shape}</g>` +
    `<g ${transform(0)} fill="${mix(palette.ink, palette.near, 0.15)}">${shape}</g>`
  );
}

const profileLine =
  'M-30 170C-26 132 14 124 20 104C8 92 0 72 4 48C8 18 34 2 60 6C79 9 88 22 89 38C90 44 88.500 48 90 52C93 58 99 67 102 73C103 76 101 78 96 78.500C94.500 80 95.500 82 96.500 84C97.500 86.500 96 87.500 93.500 88C95.500 89 97 91 95.500 94C94.500 96.500 92.500 97 92.800 100C94 106 93 111 88 114C81 118 72 116 66 119C60 124 62 138 78 146C94 153 104 160 108 170Z';
const shortHair =
  'M20 106C-2 92-8 62 0 38C8 10 36-6 64 0C82 4 94 16 92 34C88 26 80 24 70 28C64 44 52 50 46 52C42 60 44 70 40 76C34 74 30 80 34 90C32 98 28 104 20 106Z';
const bun =
  'M22 104C4 94-4 70 0 46C-18 48-26 30-16 18C-8 8 8 10 14 20C30 0 54-6 72 2C86 8 93 20 91 34C80 24 66 30 58 42C50 54 44 58 42 78C34 76 30 82 34 90C32 98 30 102 22 104Z';
const longLocks =
  'M-6 168C-24 130-22 74-4 40C10 8 40-8 68 0C86 6 94 20 91 36C82 26 68 28 60 42C50 60 48 84 40 104C34 124 40 146 34 168Z';
const beard =
  'M44 84C48 96 58 100 72 98C82 97 90 95 95.500 94C94.500 97 93 98 93 101C95 112 92 120 84 126C74 130 60 124 52 112C47 104 44 94 44 84Z';

/** Path data of a head and shoulders looking right, in a box of about 110 by 170. */
export function profileShape(stage: Stage): { face: string; hair: string } {
  const { random } = stage;
  const hair = random.pick([shortHair, bun, longLocks, shortHair + beard]);
  return { face: profileLine, hair };
}

/**
 * Draws a large profile against the light. `faces`: 1 looks right, -1 left. `inside` shows through the
 * silhouette.
 */
export function profile(
  stage: Stage,
  x: number,
  top: number,
  height: number,
  faces: 1 | -1,
  inside = '',
  tint = stage.palette.light,
): string {
  const { palette, w, h } = stage;
  const scale = height / 170;
  const { face, hair } = profileShape(stage);
  const transform = `transform="translate(${n(x)} ${n(top)}) scale(${(scale * faces).toFixed(3)} ${scale.toFixed(3)}) translate(-50 0)"`;
  const shift = `transform="translate(${n(x + faces * height * 0.007)} ${n(top - height * 0.004)}) scale(${(scale * faces).toFixed(3)} ${scale.toFixed(3)}) translate(-50 0)"`;
  const skin = stage.define(
    'p',
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0.15"><stop offset="0" stop-color="${palette.ink}"/><stop offset="0.55" stop-color="${mix(palette.ink, palette.near, 0.7)}"/><stop offset="0.86" stop-color="${mix(palette.near, tint, 0.32)}"/><stop offset="1" stop-color="${mix(palette.near, tint, 0.75)}"/></linearGradient>`,
  );
  const clip = stage.define(
    'c',
    (id) => `<clipPath id="${id}"><path d="${face}${hair}" ${transform}/></clipPath>`,
  );
  const soft = blur(stage, height * 0.03);
  const fade = vertical(stage, [
    [0, palette.ink, 0],
    [0.65, palette.ink, 0.1],
    [1, palette.ink, 0.95],
  ]);
  const filled = inside === '' ? '' : `<g clip-path="${clip}"><g opacity="0.96">${inside}</g></g>`;
  return (
    glow(stage, x + faces * height * 0.35, top + height * 0.35, height * 0.75, tint, 0.35) +
    `<path d="${face}" ${shift} fill="${tint}" opacity="0.9"/>` +
    `<path d="${face}" ${transform} fill="${skin}"/>` +
    `<g clip-path="${clip}"><path d="${hair}" ${transform} fill="${mix(palette.ink, palette.near, 0.12)}"/><ellipse cx="${n(x + faces * height * 0.17)}" cy="${n(top + height * 0.34)}" rx="${n(height * 0.055)}" ry="${n(height * 0.022)}" fill="${palette.ink}" opacity="0.75" filter="${soft}"/><ellipse cx="${n(x + faces * height * 0.03)}" cy="${n(top + height * 0.6)}" rx="${n(height * 0.15)}" ry="${n(height * 0.06)}" fill="${palette.ink}" opacity="0.65" filter="${soft}"/></g>` +
    filled +
    `<g clip-path="${clip}"><rect width="${w}" height="${h}" fill="${fade}"/></g>`
  );
}

type Joint = readonly [number, number];
/** Joints in a unit box: head, neck, hips, two arms, two legs. */
interface Pose {
  readonly head: Joint;
  readonly neck: Joint;
  readonly hip: Joint;
  readonly arms: readonly (readonly [Joint, Joint])[];
  readonly legs: readonly (readonly [Joint, Joint])[];
}

export const poses = {
  kick: { head: [-0.1, -0.93], neck: [-0.09, -0.8], hip: [0, -0.5], arms: [[[-0.26, -0.7], [-0.4, -0.82]], [[0.1, -0.72], [0.24, -0.6]]], legs: [[[-0.06, -0.26], [-0.12, 0]], [[0.2, -0.44], [0.42, -0.34]]] },
  run: { head: [0.12, -0.95], neck: [0.09, -0.83], hip: [0, -0.52], arms: [[[-0.06, -0.64], [-0.2, -0.72]], [[0.2, -0.66], [0.3, -0.8]]], legs: [[[0.18, -0.36], [0.1, -0.08]], [[-0.14, -0.3], [-0.38, -0.26]]] },
  skate: { head: [0.2, -0.84], neck: [0.15, -0.74], hip: [-0.06, -0.5], arms: [[[0.2, -0.52], [0.36, -0.42]], [[0.02, -0.56], [0.2, -0.4]]], legs: [[[0.12, -0.3], [0.02, 0]], [[-0.2, -0.28], [-0.46, -0.06]]] },
  ski: { head: [0.16, -0.8], neck: [0.11, -0.7], hip: [-0.1, -0.46], arms: [[[0.24, -0.56], [0.36, -0.62]], [[0.2, -0.52], [0.34, -0.5]]], legs: [[[0.1, -0.28], [-0.04, -0.02]], [[0.14, -0.24], [0.02, 0.02]]] },
  fly: { head: [0.34, -0.62], neck: [0.26, -0.55], hip: [-0.04, -0.36], arms: [[[0.1, -0.42], [-0.02, -0.34]], [[0.12, -0.4], [0, -0.3]]], legs: [[[-0.24, -0.24], [-0.44, -0.12]], [[-0.22, -0.22], [-0.42, -0.08]]] },
  cheer: { head: [0, -0.94], neck: [0, -0.82], hip: [0, -0.5], arms: [[[-0.18, -0.92], [-0.26, -1.12]], [[0.18, -0.92], [0.26, -1.12]]], legs: [[[-0.08, -0.25], [-0.11, 0]], [[0.08, -0.25], [0.11, 0]]] },
} as const satisfies Record<string, Pose>; // prettier-ignore

function limb([ax, ay]: Joint, [bx, by]: Joint, from: number, to: number): string {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const px = -(by - ay) / length;
  const py = (bx - ax) / length;
  const f = (value: number): string => value.toFixed(3);
  return `M${f(ax + px * from)} ${f(ay + py * from)}L${f(bx + px * to)} ${f(by + py * to)}A${f(to)} ${f(to)} 0 0 0 ${f(bx - px * to)} ${f(by - py * to)}L${f(ax - px * from)} ${f(ay - py * from)}A${f(from)} ${f(from)} 0 0 0 ${f(ax + px * from)} ${f(ay + py * from)}Z`;
}

export function athlete(
  stage: Stage,
  pose: keyof typeof poses,
  x: number,
  foot: number,
  height: number,
  faces: 1 | -1 = 1,
): string {
  const body: Pose = poses[pose];
  const { palette } = stage;
  const [hx, hy] = body.head;
  const torso = limb(body.neck, body.hip, 0.105, 0.082);
  const limbs = [
    ...body.arms.flatMap(([elbow, hand]) => [
      limb(body.neck, elbow, 0.054, 0.038),
      limb(elbow, hand, 0.038, 0.027),
    ]),
    ...body.legs.flatMap(([knee, ankle]) => [
      limb(body.hip, knee, 0.08, 0.054),
      limb(knee, ankle, 0.054, 0.03),
    ]),
    ...body.legs.map(([knee, ankle]) => {
      const away = ankle[0] - knee[0] > 0.15 ? 0.1 : 0.085;
      return limb(ankle, [ankle[0] + away, ankle[1] + 0.012], 0.028, 0.018);
    }),
  ];
  const skull = `M${hx - 0.058} ${hy}A0.058 0.066 0 1 1 ${hx + 0.058} ${hy}A0.058 0.066 0 1 1 ${hx - 0.058} ${hy}Z`;
  const parts = [torso, ...limbs, skull, limb(body.head, body.neck, 0.035, 0.04)];
  const shape = parts.map((d) => `<path d="${d}"/>`).join('');
  const transform = (dx: number, dy: number): string =>
    `transform="translate(${n(x + dx)} ${n(foot + dy)}) scale(${(height * faces).toFixed(2)} ${height.toFixed(2)})"`;
  const rim = Math.max(1, height * 0.011);
  return `<g ${transform(rim, -rim)} fill="${palette.light}">${shape}</g><g ${transform(0, 0)} fill="${mix(palette.ink, palette.near, 0.2)}">${shape}</g>`;
}
