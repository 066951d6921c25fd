import { mix } from '../drawing/colour.ts';
import {
  birds,
  clouds,
  disc,
  forest,
  grass,
  mist,
  northernLight,
  particles,
  ridge,
  sky,
  stars,
  water,
} from '../drawing/nature.ts';
import { person } from '../drawing/people.ts';
import { backdrop, blur, glow, n, vertical } from '../drawing/stage.ts';
import { boat, house } from '../drawing/structures.ts';
import type { Scene } from './scene.ts';

export const fjord: Scene = (stage) => {
  const { random, h, focus, w } = stage;
  const horizon = h * (0.56 + random.next() * 0.08);
  const light = focus + (random.next() - 0.5) * w * 0.16;
  const snow = random.chance(0.6) ? 0.8 : 0.2;
  return (
    sky(stage, horizon, light) +
    clouds(stage, h * 0.08, horizon * 0.7) +
    disc(stage, light, horizon - 60 - random.next() * 120, 34 + random.next() * 22, 0.9) +
    ridge(stage, { base: horizon, rise: 330, depth: 0.12, snow, valley: 0.35 }) +
    mist(stage, horizon - 30, 160, 0.55) +
    ridge(stage, { base: horizon + 6, rise: 420, depth: 0.42, snow: snow * 0.7, valley: 0.75 }) +
    mist(stage, horizon - 6, 110, 0.5) +
    ridge(stage, { base: horizon + 16, rise: 470, depth: 0.78, snow: snow * 0.3, valley: 0.97 }) +
    water(stage, horizon + 14, light, 0.25) +
    (random.chance(0.6) ? boat(stage, focus + 30, horizon + 120, 96, 'trawler') : '') +
    birds(stage, focus - 60, horizon - 230, 7, 260)
  );
};

export const forestScene: Scene = (stage) => {
  const { h, w, random, focus, palette } = stage;
  const horizon = h * 0.62;
  const someone = random.chance(0.75);
  return (
    sky(stage, horizon, focus, 1.15) +
    disc(stage, focus, horizon - 130, 52, 0.75) +
    ridge(stage, { base: horizon, rise: 170, depth: 0.2, roughness: 0.48 }) +
    forest(stage, { foot: horizon + 20, height: 190, depth: 0.25, gap: 0.03 }) +
    mist(stage, horizon + 10, 230, 0.75, mix(palette.haze, palette.light, 0.2)) +
    forest(stage, { foot: horizon + 70, height: 330, depth: 0.55, gap: 0.09 }) +
    mist(stage, horizon + 80, 220, 0.6) +
    glow(stage, focus, horizon + 20, 360, palette.light, 0.55) +
    forest(stage, { foot: h * 0.86, height: 620, depth: 0.86, gap: 0.2, density: 0.8 }) +
    mist(stage, h * 0.88, 160, 0.25) +
    (someone ? person(stage, focus, h * 0.9, stage.isPoster ? 150 : 140) : '') +
    forest(stage, {
      foot: h * 1.06,
      height: 980,
      depth: 1,
      gap: stage.isPoster ? 0.42 : 0.34,
      density: 0.6,
    }) +
    grass(stage, h + 6, 60, palette.ink) +
    `<rect width="${w}" height="${h}" fill="none"/>`
  );
};

export const snowScene: Scene = (stage) => {
  const { h, w, random, focus, palette } = stage;
  const horizon = h * 0.6;
  const snowTop = mix(palette.light, palette.haze, 0.35);
  const field = vertical(stage, [
    [0, mix(snowTop, palette.sky[2], 0.3)],
    [0.35, mix(palette.haze, palette.near, 0.3)],
    [1, mix(palette.near, palette.ink, 0.5)],
  ]);
  const hasShip = random.chance(0.35);
  const rise = 40 + random.next() * 40;
  const drift = `M0 ${n(horizon + 40)}C${n(w * 0.25)} ${n(horizon + 10 - rise)} ${n(w * 0.5)} ${n(horizon + 60)} ${n(w * 0.7)} ${n(horizon + 26)}S${n(w)} ${n(horizon + 10)} ${n(w)} ${n(horizon + 20)}V${h}H0Z`;
  const near = `M0 ${n(h * 0.86)}C${n(w * 0.3)} ${n(h * 0.78)} ${n(w * 0.55)} ${n(h * 0.95)} ${n(w)} ${n(h * 0.82)}V${h}H0Z`;
  let tracks = '';
  for (let step = 0; step < 22; step += 1) {
    const share = step / 22;
    const y = horizon + 130 + share ** 1.6 * (h - horizon - 130);
    const x =
      focus +
      Math.sin(step * 0.5) * 8 * share -
      share * w * 0.06 +
      (step % 2 === 0 ? -1 : 1) * (3 + share * 10);
    tracks += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(2 + share * 9)}" ry="${n(1 + share * 4)}"/>`;
  }
  return (
    sky(stage, horizon, focus, 0.9) +
    (random.chance(0.5) ? disc(stage, focus + 40, horizon - 190, 44, 0.7) : '') +
    ridge(stage, { base: horizon + 10, rise: 260, depth: 0.15, snow: 0.9, roughness: 0.58 }) +
    mist(stage, horizon, 140, 0.6) +
    ridge(stage, { base: horizon + 24, rise: 120, depth: 0.4, snow: 0.6 }) +
    `<path d="${drift}" fill="${field}"/>` +
    glow(stage, focus, horizon + 60, 420, palette.light, 0.4) +
    (hasShip ? boat(stage, focus, horizon + 78, 250, 'ship') : '') +
    `<g fill="${palette.ink}" opacity="0.4">${hasShip ? '' : tracks}</g>` +
    (hasShip ? person(stage, focus - 150, horizon + 150, 84) : person(stage, focus, horizon + 140, 130)) +
    `<path d="${near}" fill="${mix(palette.near, palette.ink, 0.45)}"/>` +
    mist(stage, h * 0.78, 160, 0.3, snowTop) +
    particles(stage, '#ffffff', 150, 0.5)
  );
};

export const auroraScene: Scene = (stage) => {
  const { h, w, random, focus, palette } = stage;
  const horizon = h * 0.68;
  return (
    backdrop(stage, [
      [0, palette.sky[0]],
      [0.5, palette.sky[1]],
      [0.75, palette.sky[2]],
      [1, palette.near],
    ]) +
    stars(stage, horizon, 260) +
    northernLight(stage, palette.accent, horizon) +
    ridge(stage, { base: horizon + 10, rise: 210, depth: 0.35, snow: 0.7 }) +
    mist(stage, horizon, 100, 0.35) +
    ridge(stage, { base: horizon + 30, rise: 110, depth: 0.72, snow: 0.4 }) +
    water(stage, horizon + 26, focus, 0.15) +
    `<path d="M0 ${n(h * 0.93)}Q${n(w * 0.35)} ${n(h * 0.83)} ${n(focus)} ${n(h * 0.87)}T${n(w)} ${n(h * 0.9)}V${h}H0Z" fill="${palette.ink}"/>` +
    person(stage, focus - 18, h * 0.885, 140, 'man') +
    (random.chance(0.6) ? person(stage, focus + 42, h * 0.885, 128, 'woman') : '')
  );
};

export const cabin: Scene = (stage) => {
  const { h, w, random, focus, palette } = stage;
  const ground = h * 0.74;
  const isNight = random.chance(0.6);
  const drift = `M0 ${n(ground + 40)}C${n(focus - 260)} ${n(ground + 30)} ${n(focus - 120)} ${n(ground - 16)} ${n(focus)} ${n(ground - 6)}S${n(focus + 300)} ${n(ground + 60)} ${w} ${n(ground + 20)}V${h}H0Z`;
  const snow = vertical(stage, [
    [0, mix(palette.haze, palette.light, 0.4)],
    [0.4, mix(palette.haze, palette.near, 0.5)],
    [1, palette.ink],
  ]);
  const width = stage.isPoster ? 210 : 240;
  const smoke = blur(stage, 14);
  return (
    sky(stage, ground - 40, focus - 80, 0.75) +
    (isNight ? stars(stage, h * 0.5, 170) : clouds(stage, 60, 380)) +
    ridge(stage, { base: ground - 20, rise: 380, depth: 0.25, snow: 0.7 }) +
    mist(stage, ground - 60, 170, 0.5) +
    forest(stage, { foot: ground, height: 250, depth: 0.6, gap: 0.05 }) +
    mist(stage, ground - 20, 110, 0.4) +
    `<path d="${drift}" fill="${snow}"/>` +
    `<path d="M${n(focus + width * 0.2)} ${n(ground - width * 0.95)}q30 -70 0 -130t40 -150" stroke="${palette.haze}" stroke-width="34" fill="none" opacity="0.4" filter="${smoke}"/>` +
    glow(stage, focus, ground - 20, 420, palette.accent, 0.5) +
    house(stage, focus, ground + 10, width, mix(palette.near, '#5a2d1c', 0.5), 1, true) +
    `<ellipse cx="${n(focus)}" cy="${n(ground + 46)}" rx="${n(width)}" ry="34" fill="${palette.accent}" opacity="0.28"/>` +
    forest(stage, {
      foot: h * 1.02,
      height: 520,
      depth: 0.98,
      gap: stage.isPoster ? 0.36 : 0.26,
      density: 0.7,
    }) +
    particles(stage, '#ffffff', 90, 0.15)
  );
};

export const meadow: Scene = (stage) => {
  const { h, w, random, focus, palette } = stage;
  const horizon = h * 0.6;
  const field = vertical(stage, [
    [0, mix(palette.light, palette.accent, 0.25)],
    [0.3, mix(palette.near, palette.accent, 0.35)],
    [1, palette.ink],
  ]);
  const trunkX = focus + (random.chance(0.5) ? -130 : 130);
  let crown = '';
  for (let index = 0; index < 34; index += 1) {
    const angle = random.next() * Math.PI * 2;
    const far = Math.sqrt(random.next());
    crown += `<circle cx="${n(trunkX + Math.cos(angle) * far * 120)}" cy="${n(horizon - 170 + Math.sin(angle) * far * 95)}" r="${n(18 + random.next() * 34)}"/>`;
  }
  return (
    sky(stage, horizon, focus, 1.2) +
    clouds(stage, 60, horizon * 0.8, 9) +
    disc(stage, focus, horizon - 44, 58) +
    ridge(stage, { base: horizon + 4, rise: 130, depth: 0.22, roughness: 0.42 }) +
    mist(stage, horizon - 10, 120, 0.5) +
    ridge(stage, { base: horizon + 26, rise: 60, depth: 0.5, roughness: 0.35 }) +
    `<rect y="${n(horizon + 10)}" width="${w}" height="${h}" fill="${field}"/>` +
    glow(stage, focus, horizon + 30, 420, palette.light, 0.6) +
    `<g fill="${mix(palette.near, palette.ink, 0.45)}">${crown}</g><path d="M${n(trunkX - 9)} ${n(horizon + 70)}Q${n(trunkX)} ${n(horizon - 40)} ${n(trunkX - 2)} ${n(horizon - 130)}H${n(trunkX + 8)}Q${n(trunkX + 6)} ${n(horizon - 30)} ${n(trunkX + 14)} ${n(horizon + 70)}Z" fill="${palette.ink}"/>` +
    (random.chance(0.7) ? person(stage, focus - 8, horizon + 120, 140) : '') +
    (random.chance(0.5) ? person(stage, focus + 62, horizon + 122, 118, 'woman') : '') +
    grass(stage, h * 0.88, 90, mix(palette.near, palette.accent, 0.22)) +
    grass(stage, h + 6, 150, mix(palette.near, palette.ink, 0.55)) +
    particles(stage, palette.light, 40, 0)
  );
};

export const castle: Scene = (stage) => {
  const { h, w, random, focus, palette } = stage;
  const ground = h * 0.66;
  const ink = mix(palette.near, palette.ink, 0.55);
  let towers = '';
  for (const [offset, width, tall] of [
    [-150, 60, 190],
    [-84, 84, 270],
    [6, 70, 380],
    [80, 92, 240],
    [160, 54, 170],
  ] as const) {
    const x = focus + offset;
    const top = ground - tall * (0.85 + random.next() * 0.25);
    towers += `M${n(x - width / 2)} ${n(ground + 60)}V${n(top)}`;
    if (random.chance(0.6)) towers += `L${n(x)} ${n(top - width * 1.15)}L${n(x + width / 2)} ${n(top)}`;
    else for (let notch = 0; notch < 5; notch += 1) towers += `h${n(width / 10)}v-10h${n(width / 10)}v10`;
    towers += `V${n(ground + 60)}Z`;
  }
  let panes = '';
  for (let index = 0; index < 11; index += 1) {
    const x = focus - 150 + random.next() * 300;
    panes += `M${n(x)} ${n(ground - 20 - random.next() * 130)}h6v13h-6z`;
  }
  const crag = `M${n(focus - 460)} ${h}L${n(focus - 330)} ${n(ground + 150)}L${n(focus - 250)} ${n(ground + 110)}L${n(focus - 190)} ${n(ground + 24)}L${n(focus + 190)} ${n(ground + 20)}L${n(focus + 240)} ${n(ground + 96)}L${n(focus + 330)} ${n(ground + 140)}L${n(focus + 480)} ${h}Z`;
  return (
    sky(stage, ground, focus, 1.1) +
    clouds(stage, 40, ground * 0.9, 11) +
    disc(stage, focus - 40, ground - 260, 92, 0.85) +
    ridge(stage, { base: ground + 60, rise: 330, depth: 0.2, snow: 0.3 }) +
    mist(stage, ground + 30, 210, 0.6) +
    `<path d="${towers}" fill="${ink}"/><path d="${panes}" fill="${mix(palette.accent, '#ffe2a0', 0.5)}"/>` +
    birds(stage, focus + 60, ground - 330, 9, 300) +
    `<path d="${crag}" fill="${mix(palette.near, palette.ink, 0.7)}"/>` +
    mist(stage, ground + 150, 170, 0.45) +
    ridge(stage, { base: h * 0.98, rise: 150, depth: 0.96, roughness: 0.6 }) +
    (random.chance(0.6) ? person(stage, focus - 20, h * 0.95, 150, 'man') : '') +
    `<rect width="${w}" height="0"/>`
  );
};
