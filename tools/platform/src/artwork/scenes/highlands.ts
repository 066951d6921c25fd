import { darker, lighter, mix } from '../drawing/colour.ts';
import {
  birds,
  clouds,
  disc,
  forest,
  grass,
  mist,
  particles,
  ridge,
  sky,
  stars,
  water,
} from '../drawing/nature.ts';
import { person } from '../drawing/people.ts';
import { blur, cover, glow, n, vertical } from '../drawing/stage.ts';
import type { Scene } from './scene.ts';

export const waterfall: Scene = (stage) => {
  const { h, focus, palette, random } = stage;
  const pool = h * 0.76;
  const lip = h * (0.2 + random.next() * 0.1);
  const wide = 22 + random.next() * 16;
  const cliff = vertical(stage, [
    [0, mix(palette.near, palette.haze, 0.5)],
    [1, mix(palette.near, palette.ink, 0.2)],
  ]);
  const fall = vertical(stage, [
    [0, mix(palette.light, palette.haze, 0.35), 0.95],
    [1, lighter(palette.light, 0.6), 0.75],
  ]);
  let veils = '';
  for (let index = 0; index < 18; index += 1) {
    const x = focus + (random.next() - 0.5) * wide * 1.5;
    const y = lip + random.next() * (pool - lip) * 0.5;
    veils += `M${n(x)} ${n(y)}q${n(4 - random.next() * 8)} 70 0 ${n(120 + random.next() * 130)}q5 -90 3 -230z`;
  }
  return (
    sky(stage, h * 0.4, focus, 1.2) +
    clouds(stage, 10, h * 0.3, 7) +
    ridge(stage, { base: pool, rise: 620, depth: 0.18, snow: 0.8, valley: 0.3 }) +
    mist(stage, lip + 60, 150, 0.5) +
    `<path d="M${n(focus - 700)} ${n(pool)}L${n(focus - 600)} ${n(lip + 130)}L${n(focus - 430)} ${n(lip + 24)}L${n(focus - 260)} ${n(lip + 46)}L${n(focus - 110)} ${n(lip + 2)}H${n(focus + 70)}L${n(focus + 230)} ${n(lip + 22)}L${n(focus + 420)} ${n(lip - 30)}L${n(focus + 590)} ${n(lip + 90)}L${n(focus + 700)} ${n(pool)}Z" fill="${cliff}"/>` +
    `<path d="M${n(focus - wide)} ${n(lip + 8)}Q${n(focus)} ${n(lip - 4)} ${n(focus + wide)} ${n(lip + 8)}L${n(focus + wide * 1.9)} ${n(pool + 20)}H${n(focus - wide * 1.9)}Z" fill="${fall}"/>` +
    `<path d="${veils}" fill="${mix(palette.near, palette.haze, 0.5)}" opacity="0.35"/>` +
    glow(stage, focus, h * 0.5, 330, palette.light, 0.45) +
    ridge(stage, { base: pool + 20, rise: 700, depth: 0.72, valley: 1, snow: 0.15 }) +
    water(stage, pool + 14, focus, 0.5) +
    mist(stage, pool, 190, 0.7, lighter(palette.light, 0.2)) +
    `<path d="M${n(focus - 420)} ${h}Q${n(focus - 300)} ${n(h * 0.9)} ${n(focus - 120)} ${n(h * 0.905)}T${n(focus + 60)} ${h}Z" fill="${palette.ink}"/>` +
    person(stage, focus - 150, h * 0.912, 112) +
    particles(stage, '#ffffff', 70, 0.1)
  );
};

export const birches: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const ground = h * 0.8;
  let leaves = '';
  for (let index = 0; index < 150; index += 1) {
    const x = random.next() * w;
    const y = random.next() ** 1.3 * h * 0.46;
    leaves += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(12 + random.next() * 30)}" fill="${random.pick([palette.accent, mix(palette.accent, palette.light, 0.45), mix(palette.accent, palette.near, 0.5)])}" opacity="${n(0.3 + random.next() * 0.5)}"/>`;
  }
  const trunk = (x: number, width: number, depth: number): string => {
    const lean = (random.next() - 0.5) * 70;
    const bark = mix(mix(palette.light, '#ffffff', 0.4), palette.haze, 0.75 - depth * 0.6);
    let marks = '';
    for (let mark = 0; mark < 16; mark += 1) {
      const y = random.next() * ground;
      const at = x + (lean * (ground - y)) / ground;
      marks += `M${n(at - width * 0.5)} ${n(y)}h${n(width * (0.25 + random.next() * 0.5))}l-4 ${n(3 + random.next() * 7)}h${n(-width * 0.2)}z`;
    }
    return `<path d="M${n(x - width * 0.62)} ${n(ground + 40)}L${n(x + lean - width * 0.42)} -10H${n(x + lean + width * 0.42)}L${n(x + width * 0.62)} ${n(ground + 40)}Z" fill="${bark}"/><path d="M${n(x + width * 0.2)} ${n(ground + 40)}L${n(x + lean + width * 0.16)} -10H${n(x + lean + width * 0.42)}L${n(x + width * 0.62)} ${n(ground + 40)}Z" fill="${mix(bark, palette.near, 0.55)}"/><path d="${marks}" fill="${palette.ink}" opacity="${n(0.35 + depth * 0.4)}"/>`;
  };
  let far = '';
  let near = '';
  for (let x = 10; x < w; x += 60 + random.next() * 60) {
    if (Math.abs(x - focus) > 70) far += trunk(x, 13 + random.next() * 8, 0.35);
  }
  for (let x = 40; x < w; x += 170 + random.next() * 130) {
    if (Math.abs(x - focus) > 120) near += trunk(x, 36 + random.next() * 22, 1);
  }
  const floor = vertical(stage, [
    [0, mix(palette.accent, palette.near, 0.45)],
    [1, palette.ink],
  ]);
  return (
    sky(stage, ground, focus, 1.3) +
    glow(stage, focus, ground - 190, 430, palette.light, 0.75) +
    far +
    mist(stage, ground - 40, 230, 0.6, mix(palette.haze, palette.light, 0.4)) +
    `<rect y="${n(ground)}" width="${w}" height="${n(h - ground)}" fill="${floor}"/>` +
    person(stage, focus, ground + 62, 190) +
    near +
    leaves +
    grass(stage, h + 6, 80, mix(palette.near, palette.ink, 0.5))
  );
};

export const hairpins: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const top = h * 0.34;
  const turns = 6;
  let road = `M${n(focus + 20)} ${n(top)}`;
  let lights = '';
  for (let turn = 1; turn <= turns; turn += 1) {
    const share = (turn / turns) ** 1.5;
    const y = top + share * (h - top);
    const side = turn % 2 === 0 ? 1 : -1;
    const reach = 40 + share * (stage.isPoster ? 230 : 420);
    const bend = 10 + share * 54;
    road += `Q${n(focus + side * reach * 0.6)} ${n(y - bend * 1.5)} ${n(focus + side * reach)} ${n(y - bend)}t0 ${n(bend)}`;
    if (turn === 3 || turn === 5) {
      lights += glow(stage, focus + side * reach * 0.5, y - bend * 1.25, 26 + share * 44, '#fff1c4', 1);
      lights += glow(stage, focus + side * reach * 0.32, y - bend * 1.2, 12 + share * 20, '#ff4a3a', 1);
    }
  }
  const slope = vertical(stage, [
    [0, mix(palette.haze, palette.near, 0.45)],
    [0.5, palette.near],
    [1, palette.ink],
  ]);
  const isNight = random.chance(0.4);
  return (
    sky(stage, top + 80, focus, 1.05) +
    (isNight ? stars(stage, top, 120) : clouds(stage, 20, top, 9)) +
    ridge(stage, { base: top + 120, rise: 330, depth: 0.2, snow: 0.7 }) +
    mist(stage, top + 90, 160, 0.6) +
    ridge(stage, { base: top + 190, rise: 220, depth: 0.45, snow: 0.2, valley: 0.5 }) +
    `<path d="M${n(focus - 150)} ${n(top - 6)}Q${n(focus)} ${n(top - 46)} ${n(focus + 190)} ${n(top + 6)}L${w} ${n(h * 0.66)}V${h}H0V${n(h * 0.7)}Z" fill="${slope}"/>` +
    `<path d="${road}" fill="none" stroke="${palette.ink}" stroke-width="34" stroke-linejoin="round" opacity="0.55"/><path d="${road}" fill="none" stroke="${mix(palette.light, palette.haze, 0.45)}" stroke-width="19" stroke-linejoin="round"/>` +
    lights +
    mist(stage, h * 0.56, 150, 0.35) +
    birds(stage, focus - 190, top - 70, 6, 240)
  );
};

export const glacier: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const top = h * 0.3;
  const foot = h * 0.78;
  const blue = mix('#5fb4e0', palette.sky[1], 0.3);
  const ice = vertical(stage, [
    [0, mix('#ffffff', palette.light, 0.3)],
    [0.4, mix('#dff2fb', blue, 0.35)],
    [1, blue],
  ]);
  const half = (share: number): number => 70 + share * (stage.isPoster ? 190 : 330);
  let cracks = '';
  for (let index = 0; index < 44; index += 1) {
    const share = random.next() ** 0.8;
    const y = top + 30 + share * (foot - top - 30);
    const x = focus + (random.next() - 0.5) * half(share) * 1.7;
    const length = 20 + share * 90;
    cracks += `M${n(x)} ${n(y)}q${n(length * 0.5)} ${n(-8 - share * 16)} ${n(length)} ${n(4 - random.next() * 8)}l-3 ${n(4 + share * 12)}q${n(-length * 0.5)} ${n(-6 - share * 9)} ${n(3 - length)} 0z`;
  }
  let teeth = '';
  for (let step = 0; step <= 16; step += 1) {
    const x = focus - half(1) + (step / 16) * half(1) * 2;
    teeth += `L${n(x)} ${n(foot + 16 + random.next() * 46)}`;
  }
  return (
    sky(stage, top + 120, focus, 1) +
    clouds(stage, 20, top, 6) +
    ridge(stage, { base: top + 90, rise: 250, depth: 0.16, snow: 1 }) +
    mist(stage, top + 70, 120, 0.55) +
    `<path d="M${n(focus - half(0))} ${n(top)}C${n(focus - half(0.2))} ${n(h * 0.45)} ${n(focus - half(0.9))} ${n(h * 0.6)} ${n(focus - half(1))} ${n(foot)}${teeth}L${n(focus + half(1))} ${n(foot)}C${n(focus + half(0.9))} ${n(h * 0.6)} ${n(focus + half(0.3))} ${n(h * 0.45)} ${n(focus + half(0))} ${n(top)}Z" fill="${ice}"/><path d="${cracks}" fill="${darker(blue, 0.35)}" opacity="0.55"/>` +
    ridge(stage, { base: foot, rise: 500, depth: 0.8, valley: 1, snow: 0.15 }) +
    `<path d="M0 ${n(h * 0.86)}Q${n(w * 0.4)} ${n(h * 0.8)} ${w} ${n(h * 0.88)}V${h}H0Z" fill="${palette.ink}"/>` +
    person(stage, focus - 34, h * 0.865, 88, 'man') +
    person(stage, focus + 8, h * 0.868, 82, 'woman') +
    particles(stage, '#ffffff', 60, 0.3)
  );
};

export const tent: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const ground = h * 0.76;
  const size = stage.isPoster ? 150 : 180;
  const cloth = vertical(stage, [
    [0, mix(palette.accent, '#ffcf7a', 0.35)],
    [1, mix(palette.accent, '#fff0c8', 0.55)],
  ]);
  const soft = blur(stage, 22);
  return (
    cover(
      stage,
      vertical(stage, [
        [0, palette.sky[0]],
        [0.55, mix(palette.sky[1], palette.sky[0], 0.35)],
        [0.85, palette.sky[2]],
        [1, palette.near],
      ]),
    ) +
    `<path d="M${n(w * 0.1)} -20Q${n(w * 0.45)} ${n(h * 0.3)} ${n(w * 0.9)} -20L${n(w)} 60Q${n(w * 0.5)} ${n(h * 0.55)} 0 120Z" fill="${palette.light}" opacity="0.1" filter="${soft}"/>` +
    stars(stage, ground, 330) +
    ridge(stage, { base: ground - 20, rise: 260, depth: 0.4, snow: 0.5 }) +
    mist(stage, ground - 40, 120, 0.45) +
    forest(stage, { foot: ground, height: 120, depth: 0.7, gap: 0.16 }) +
    `<path d="M0 ${n(ground)}Q${n(focus)} ${n(ground - 40)} ${w} ${n(ground + 24)}V${h}H0Z" fill="${mix(palette.near, palette.ink, 0.7)}"/>` +
    glow(stage, focus, ground + 20, 380, palette.accent, 0.7) +
    `<path d="M${n(focus - size)} ${n(ground + 70)}Q${n(focus - size * 0.5)} ${n(ground - size * 0.5)} ${n(focus)} ${n(ground - size * 0.55)}Q${n(focus + size * 0.6)} ${n(ground - size * 0.5)} ${n(focus + size)} ${n(ground + 70)}Z" fill="${cloth}"/>` +
    `<path d="M${n(focus)} ${n(ground - size * 0.55)}Q${n(focus - size * 0.3)} ${n(ground)} ${n(focus - size * 0.34)} ${n(ground + 70)}M${n(focus)} ${n(ground - size * 0.55)}Q${n(focus + size * 0.3)} ${n(ground)} ${n(focus + size * 0.4)} ${n(ground + 70)}" stroke="${darker(palette.accent, 0.45)}" stroke-width="3" fill="none" opacity="0.7"/>` +
    `<g opacity="0.5">${person(stage, focus + 22, ground + 66, size * 0.55)}</g>` +
    `<ellipse cx="${n(focus)}" cy="${n(ground + 78)}" rx="${n(size * 1.5)}" ry="20" fill="${palette.accent}" opacity="0.3"/>` +
    (random.chance(0.6)
      ? person(stage, focus - size * 1.5, ground + 92, 150)
      : disc(stage, focus + 240, h * 0.2, 24, 0.8)) +
    grass(stage, h + 6, 70, palette.ink)
  );
};

export const staveChurch: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const ground = h * 0.78;
  const wood = mix(mix(palette.near, '#3a2115', 0.5), palette.ink, 0.35);
  const lit = mix(palette.accent, '#ffe4a3', 0.6);
  let roofs = '';
  let edges = '';
  for (const [half, foot, tall] of [
    [210, 0, 130],
    [150, 120, 110],
    [98, 220, 100],
    [56, 306, 90],
    [26, 384, 150],
  ] as const) {
    const y = ground - foot;
    roofs += `M${n(focus - half * 0.72)} ${n(y)}V${n(y - 40)}H${n(focus - half)}Q${n(focus - half * 0.4)} ${n(y - 60)} ${n(focus)} ${n(y - tall - 30)}Q${n(focus + half * 0.4)} ${n(y - 60)} ${n(focus + half)} ${n(y - 40)}H${n(focus + half * 0.72)}V${n(y)}Z`;
    edges += `M${n(focus - half)} ${n(y - 40)}Q${n(focus - half * 0.4)} ${n(y - 60)} ${n(focus)} ${n(y - tall - 30)}`;
  }
  return (
    sky(stage, ground - 60, focus - 160, 1) +
    (random.chance(0.5) ? stars(stage, h * 0.4, 140) : clouds(stage, 30, h * 0.45, 11)) +
    disc(stage, focus - 190, h * 0.26, 46, 0.8) +
    ridge(stage, { base: ground - 30, rise: 330, depth: 0.22, snow: 0.6 }) +
    mist(stage, ground - 70, 190, 0.6) +
    forest(stage, { foot: ground + 6, height: 210, depth: 0.6, gap: 0.14 }) +
    `<path d="${roofs}" fill="${wood}"/><path d="${edges}" fill="none" stroke="${mix(palette.light, palette.haze, 0.3)}" stroke-width="5" opacity="0.7"/>` +
    `<path d="M${n(focus - 26)} ${n(ground)}v-62q26 -34 52 0v62z" fill="${lit}"/><path d="M${n(focus - 120)} ${n(ground - 14)}h14v-26h-14zM${n(focus + 106)} ${n(ground - 14)}h14v-26h-14z" fill="${lit}"/>` +
    glow(stage, focus, ground - 20, 220, palette.accent, 0.8) +
    `<path d="M0 ${n(ground + 6)}Q${n(focus)} ${n(ground - 24)} ${w} ${n(ground + 26)}V${h}H0Z" fill="${mix(palette.near, palette.ink, 0.6)}"/><path d="M${n(focus - 24)} ${n(ground - 6)}H${n(focus + 24)}Q${n(focus + 40)} ${n(h * 0.9)} ${n(focus + 150)} ${h}H${n(focus - 60)}Q${n(focus)} ${n(h * 0.88)} ${n(focus - 24)} ${n(ground - 6)}Z" fill="${palette.accent}" opacity="0.3"/>` +
    person(stage, focus + 40, h * 0.9, 120) +
    forest(stage, { foot: h * 1.04, height: 460, depth: 1, gap: stage.isPoster ? 0.46 : 0.32, density: 0.6 })
  );
};
