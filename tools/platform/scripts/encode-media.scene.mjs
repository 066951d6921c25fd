/**
 * Draws the video of the loop: one day by a fjord, from dawn to dawn.
 *
 * All movements are periodic, and their periods divide the loop. So the loop repeats without a visible seam.
 */

export const width = 1280;
export const height = 720;
const horizon = 452;
const tau = Math.PI * 2;

/** Returns a small seeded generator, so that two runs draw the same picture. */
function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const lerp = (a, b, k) => a + (b - a) * k;

/** The colours of the day. `at` is the share of the day, 0 and 1 being midnight. */
const sky = [
  {
    at: 0.0,
    top: '#060a1f',
    middle: '#0d1a3a',
    low: '#1b2f55',
    far: '#16264a',
    near: '#070d1d',
    water: '#0a1630',
    light: 0.05,
  },
  {
    at: 0.2,
    top: '#141b45',
    middle: '#4a3b74',
    low: '#c9718a',
    far: '#4a416f',
    near: '#151532',
    water: '#3a3260',
    light: 0.35,
  },
  {
    at: 0.27,
    top: '#3f6aa8',
    middle: '#c79aa8',
    low: '#ffc890',
    far: '#77789c',
    near: '#27304a',
    water: '#6d7594',
    light: 0.8,
  },
  {
    at: 0.4,
    top: '#2d7fca',
    middle: '#7db9e6',
    low: '#dcecf2',
    far: '#7d9dbb',
    near: '#20463f',
    water: '#3c7ba4',
    light: 1,
  },
  {
    at: 0.6,
    top: '#2a74bd',
    middle: '#86bce0',
    low: '#f0ead6',
    far: '#8197b0',
    near: '#23443a',
    water: '#3f789b',
    light: 1,
  },
  {
    at: 0.74,
    top: '#35427f',
    middle: '#c8627a',
    low: '#ffae62',
    far: '#7a5577',
    near: '#2a2338',
    water: '#8a5a72',
    light: 0.75,
  },
  {
    at: 0.82,
    top: '#141a42',
    middle: '#51346b',
    low: '#b85a6d',
    far: '#3d305c',
    near: '#12122a',
    water: '#33284f',
    light: 0.3,
  },
  {
    at: 0.9,
    top: '#070c24',
    middle: '#101f44',
    low: '#213a60',
    far: '#1a2a50',
    near: '#080e20',
    water: '#0c1a38',
    light: 0.07,
  },
  {
    at: 1.0,
    top: '#060a1f',
    middle: '#0d1a3a',
    low: '#1b2f55',
    far: '#16264a',
    near: '#070d1d',
    water: '#0a1630',
    light: 0.05,
  },
];

function mix(a, b, k) {
  const part = (hex, i) => parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16);
  const out = [0, 1, 2].map((i) => Math.round(lerp(part(a, i), part(b, i), k)));
  return `#${out.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

function coloursAt(day) {
  const next = sky.findIndex((entry) => entry.at >= day);
  const b = sky[Math.max(next, 1)];
  const a = sky[Math.max(next, 1) - 1];
  const raw = (day - a.at) / (b.at - a.at);
  const k = raw * raw * (3 - 2 * raw);
  const out = { light: lerp(a.light, b.light, k) };
  for (const name of ['top', 'middle', 'low', 'far', 'near', 'water']) out[name] = mix(a[name], b[name], k);
  return out;
}

/** Draws a ridge line: fractal sines, drawn once, wider than the frame so that the camera can sway. */
function ridge({ seed, base, rise, rough, step }) {
  const random = seeded(seed);
  const waves = Array.from({ length: 9 }, (_, i) => ({
    length: 760 / 1.75 ** i,
    size: rise / 1.62 ** i,
    phase: random() * tau,
  }));
  const points = [];
  for (let x = -140; x <= width + 140; x += step) {
    let y = 0;
    for (const [i, wave] of waves.entries()) {
      const value = Math.sin((x / wave.length) * tau + wave.phase);
      y += wave.size * (i < 3 ? value : (1 - Math.abs(value)) * rough);
    }
    points.push(`${x},${(base - rise * 0.9 - y).toFixed(1)}`);
  }
  return `-140,${horizon + 4} ${points.join(' ')} ${width + 140},${horizon + 4}`;
}

const ridges = [
  { points: ridge({ seed: 7, base: 350, rise: 62, rough: 1.1, step: 6 }), depth: 0.12, sway: 10 },
  { points: ridge({ seed: 21, base: 398, rise: 58, rough: 0.9, step: 6 }), depth: 0.38, sway: 20 },
  { points: ridge({ seed: 34, base: 434, rise: 44, rough: 0.8, step: 6 }), depth: 0.66, sway: 32 },
];

/** Spruces along the near shore. */
const spruces = (() => {
  const random = seeded(99);
  const out = [];
  for (let x = -120; x < width + 120; x += 9 + random() * 17) {
    if (x > 800 && x < 905) continue; // the clearing around the cabin
    const edge = Math.abs(x - width / 2) / (width / 2);
    const tall = (14 + random() * 34) * (0.35 + edge * 1.25);
    const wide = tall * 0.3;
    const foot = horizon + 6;
    out.push(
      `M${(x - wide).toFixed(1)} ${foot}L${(x - wide * 0.35).toFixed(1)} ${(foot - tall * 0.5).toFixed(1)}L${(x - wide * 0.55).toFixed(1)} ${(foot - tall * 0.48).toFixed(1)}` +
        `L${x.toFixed(1)} ${(foot - tall).toFixed(1)}L${(x + wide * 0.55).toFixed(1)} ${(foot - tall * 0.48).toFixed(1)}L${(x + wide * 0.35).toFixed(1)} ${(foot - tall * 0.5).toFixed(1)}L${(x + wide).toFixed(1)} ${foot}Z`,
    );
  }
  return out.join('');
})();

const stars = (() => {
  const random = seeded(5);
  return Array.from({ length: 150 }, () => ({
    x: random() * width,
    y: random() ** 1.4 * 330,
    r: 0.5 + random() ** 3 * 1.5,
    beat: 2 + Math.floor(random() * 7),
    phase: random() * tau,
  }));
})();

const clouds = (() => {
  const random = seeded(12);
  return Array.from({ length: 7 }, (_, i) => ({
    x: (i / 7) * 1900 + random() * 90,
    y: 70 + random() * 190,
    puffs: Array.from({ length: 7 }, (_, k) => ({
      x: (k - 3) * (26 + random() * 14),
      y: (random() - 0.5) * 16,
      rx: 46 + random() * 46,
      ry: 11 + random() * 14,
    })),
  }));
})();

const glints = (() => {
  const random = seeded(77);
  return Array.from({ length: 90 }, () => {
    const near = random();
    return {
      x: random() * (width + 200) - 100,
      y: horizon + 8 + near ** 1.5 * (height - horizon - 12),
      length: 14 + near * 120 * (0.4 + random()),
      beat: 4 + Math.floor(random() * 9),
      phase: random() * tau,
    };
  });
})();

function aurora(k, strength) {
  if (strength <= 0.01) return '';
  const bands = [0, 1, 2].map((band) => {
    const top = [];
    const bottom = [];
    for (let i = 0; i <= 32; i += 1) {
      const u = i / 32;
      const x = u * (width + 200) - 100;
      const y =
        150 +
        band * 46 +
        Math.sin(u * 5.2 + band * 1.9 + Math.sin(k * tau * 2 + band) * 1.3) * 42 +
        Math.sin(u * 13 + k * tau * 4 + band) * 13;
      const tall = 92 + Math.sin(u * 9 + k * tau * 3 + band * 2) * 40;
      top.push(`${x.toFixed(1)},${(y - tall).toFixed(1)}`);
      bottom.unshift(`${x.toFixed(1)},${y.toFixed(1)}`);
    }
    return `<polygon points="${top.join(' ')} ${bottom.join(' ')}" fill="url(#aurora${band === 2 ? 'Violet' : ''})"/>`;
  });
  return `<g opacity="${(strength * 0.55).toFixed(3)}">${bands.join('')}</g>`;
}

const words = [
  [0.1, 'Natt over fjorden'],
  [0.23, 'Demring'],
  [0.43, 'Morgen'],
  [0.57, 'Midt på dagen'],
  [0.67, 'Ettermiddag'],
  [0.78, 'Kveldssol'],
  [0.9, 'Skumring'],
  [1.01, 'Natt over fjorden'],
];

/**
 * One frame as SVG.
 *
 * @param seconds  position in the loop
 * @param loop     the loop's length in seconds
 */
export function frame(seconds, loop) {
  const k = seconds / loop;
  const day = (k + 0.2) % 1; // the loop begins at daybreak: the first picture is a good one
  const c = coloursAt(day);
  const night = Math.max(0, Math.min(1, (0.42 - c.light) / 0.36));
  const camera = Math.sin(k * tau);

  // The sun from rise (0.23) to set (0.79), the moon on the other side of the day.
  const sunWay = (day - 0.23) / 0.56;
  const sun = {
    x: lerp(190, 1090, sunWay),
    y: horizon + 30 - Math.sin(Math.max(-0.12, Math.min(1.12, sunWay)) * Math.PI) * 372,
  };
  const sunColour = mix('#ff8a4c', '#fff6dc', Math.max(0, Math.min(1, (horizon - sun.y) / 190)));
  const moonWay = ((day + 0.2) % 1) / 0.42;
  const moon = {
    x: lerp(260, 1040, moonWay),
    y: horizon - 30 - Math.sin(Math.max(-0.2, Math.min(1.2, moonWay)) * Math.PI) * 300,
  };

  const sunShown = sunWay > -0.12 && sunWay < 1.12;
  const starry = night > 0.02;
  const layer = ({ points, depth, sway }) =>
    `<polygon points="${points}" fill="${mix(c.far, c.near, depth)}" transform="translate(${(camera * sway).toFixed(2)} 0)"/>`;
  const land = `${ridges.map(layer).join('')}<path d="${spruces}" fill="${mix(c.far, c.near, 0.92)}" transform="translate(${(camera * 42).toFixed(2)} 0)"/>`;

  const cabinX = 828 + camera * 42;
  const window = mix('#2b2b33', '#ffd27a', Math.min(1, night * 1.2 + 0.1));
  const cabin =
    `<g transform="translate(${cabinX.toFixed(2)} ${horizon - 22})"><path d="M0 28V8h52v20z" fill="${mix('#8c2f25', c.near, 1 - c.light * 0.85)}"/>` +
    `<path d="M-5 10L26-12 57 10z" fill="${mix('#3a3433', c.near, 0.6)}"/><rect x="9" y="13" width="9" height="8" fill="${window}"/><rect x="34" y="13" width="9" height="8" fill="${window}"/></g>`;

  const sailWay = (k * 1.25) % 1.25;
  const boatX = lerp(-90, width + 90, sailWay);
  const rock = Math.sin(k * tau * 22) * 2.2;
  const boat =
    sailWay > 1
      ? ''
      : `<g transform="translate(${boatX.toFixed(2)} ${(horizon + 74 + Math.sin(k * tau * 16) * 1.6).toFixed(2)}) rotate(${rock.toFixed(2)})">` +
        `<path d="M-30 0h64l-12 13h-42z" fill="${mix('#f4efe6', c.near, 1 - c.light * 0.9)}"/><path d="M2-4V-74L40-8z" fill="${mix('#fffdf6', c.far, 1 - c.light)}"/>` +
        `<path d="M-2-6V-62L-26-8z" fill="${mix('#e4533f', c.near, 1 - c.light)}"/><rect x="-1" y="-76" width="2.4" height="76" fill="${c.near}"/>` +
        `${night > 0.3 ? '<circle cx="0" cy="-78" r="2.4" fill="#fff1c9"/>' : ''}</g>`;

  const birdsAt = lerp(width + 60, -240, Math.min(1, Math.max(0, (day - 0.3) / 0.34)));
  const birds =
    c.light > 0.7
      ? [0, 1, 2, 3, 4]
          .map((i) => {
            const flap = Math.sin(k * tau * 44 + i * 1.1) * 5;
            const x = birdsAt + i * 26 + (i % 2) * 9;
            const y = 196 + Math.abs(i - 2) * 13 + Math.sin(k * tau * 6 + i) * 5;
            return `<path d="M${(x - 11).toFixed(1)} ${(y - flap).toFixed(1)}Q${(x - 4).toFixed(1)} ${(y - 3).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}Q${(x + 4).toFixed(1)} ${(y - 3).toFixed(1)} ${(x + 11).toFixed(1)} ${(y - flap).toFixed(1)}" fill="none" stroke="${c.near}" stroke-width="1.8" opacity="0.7"/>`;
          })
          .join('')
      : '';

  const cloudColour = mix(mix(c.low, '#ffffff', 0.55), c.top, 1 - Math.min(1, c.light + 0.15));
  const cloudy = clouds
    .map(({ x, y, puffs }) => {
      const at = ((x + k * 1900) % 1900) - 310;
      return puffs
        .map(
          (p) =>
            `<ellipse cx="${(at + p.x).toFixed(1)}" cy="${(y + p.y).toFixed(1)}" rx="${p.rx.toFixed(1)}" ry="${p.ry.toFixed(1)}" fill="url(#cloud)"/>`,
        )
        .join('');
    })
    .join('');

  const lit = sunShown && sun.y < horizon ? sun.x : moon.x;
  const glint = glints
    .map((g) => {
      const shine = Math.sin(k * tau * g.beat + g.phase) * 0.5 + 0.5;
      const inLight = Math.max(0.12, 1 - Math.abs(g.x - lit) / (110 + (g.y - horizon) * 1.4));
      const o = shine * inLight * (0.2 + c.light * 0.5 + night * 0.25);
      return o < 0.02
        ? ''
        : `<ellipse cx="${(g.x + Math.sin(k * tau * 3 + g.phase) * 8).toFixed(1)}" cy="${g.y.toFixed(1)}" rx="${(g.length / 2).toFixed(1)}" ry="${(0.7 + (g.y - horizon) / 160).toFixed(2)}" fill="${sunShown ? mix(sunColour, '#ffffff', 0.3) : '#cfe0ff'}" opacity="${o.toFixed(3)}"/>`;
    })
    .join('');

  const minutes = Math.floor(day * 24 * 60) % (24 * 60);
  const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const word = words.find(([until]) => day < until)?.[1] ?? '';
  const elapsed = `0:${String(Math.floor(seconds)).padStart(2, '0')}`;
  const counter = seconds >= 60 ? `1:${String(Math.floor(seconds) - 60).padStart(2, '0')}` : elapsed;

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${c.top}"/><stop offset=".58" stop-color="${c.middle}"/><stop offset="1" stop-color="${c.low}"/></linearGradient>
<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(c.water, c.low, 0.45)}" stop-opacity=".72"/><stop offset=".35" stop-color="${c.water}" stop-opacity=".86"/><stop offset="1" stop-color="${mix(c.water, c.near, 0.62)}"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="${sunColour}" stop-opacity=".85"/><stop offset=".25" stop-color="${sunColour}" stop-opacity=".32"/><stop offset="1" stop-color="${sunColour}" stop-opacity="0"/></radialGradient>
<radialGradient id="moonlight"><stop offset="0" stop-color="#dfe8ff" stop-opacity=".5"/><stop offset="1" stop-color="#dfe8ff" stop-opacity="0"/></radialGradient>
<radialGradient id="cloud"><stop offset="0" stop-color="${cloudColour}" stop-opacity=".5"/><stop offset="1" stop-color="${cloudColour}" stop-opacity="0"/></radialGradient>
<linearGradient id="aurora" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4be3a1" stop-opacity="0"/><stop offset=".75" stop-color="#4be3a1" stop-opacity=".6"/><stop offset="1" stop-color="#b6ffd9" stop-opacity="0"/></linearGradient>
<linearGradient id="auroraViolet" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a86bff" stop-opacity="0"/><stop offset=".75" stop-color="#9a7bff" stop-opacity=".3"/><stop offset="1" stop-color="#cdb8ff" stop-opacity="0"/></linearGradient>
<linearGradient id="mist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${c.low}" stop-opacity="0"/><stop offset=".8" stop-color="${c.low}" stop-opacity=".5"/><stop offset="1" stop-color="${c.low}" stop-opacity=".1"/></linearGradient>
<linearGradient id="scrim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></linearGradient>
<clipPath id="overHorizon"><rect width="${width}" height="${horizon + 4}"/></clipPath>
<g id="above" clip-path="url(#overHorizon)"><rect width="${width}" height="${horizon + 4}" fill="url(#sky)"/>
${starry ? `<g fill="#fff">${stars.map((s) => `<circle cx="${s.x.toFixed(1)}" cy="${s.y.toFixed(1)}" r="${s.r.toFixed(2)}" opacity="${(night * (0.55 + 0.45 * Math.sin(k * tau * s.beat + s.phase))).toFixed(2)}"/>`).join('')}</g>` : ''}
${aurora(k, night)}
${night > 0.05 && moonWay > -0.1 && moonWay < 1.1 ? `<g opacity="${night.toFixed(2)}"><circle cx="${moon.x.toFixed(1)}" cy="${moon.y.toFixed(1)}" r="110" fill="url(#moonlight)"/><circle cx="${moon.x.toFixed(1)}" cy="${moon.y.toFixed(1)}" r="24" fill="#f2f4ff"/></g>` : ''}
${sunShown ? `<circle cx="${sun.x.toFixed(1)}" cy="${sun.y.toFixed(1)}" r="300" fill="url(#glow)"/><circle cx="${sun.x.toFixed(1)}" cy="${sun.y.toFixed(1)}" r="34" fill="${mix(sunColour, '#ffffff', 0.45)}"/>` : ''}
${cloudy}${birds}${land}<rect y="330" width="${width}" height="${horizon - 326}" fill="url(#mist)"/>${cabin}</g>
<clipPath id="below"><rect y="${horizon}" width="${width}" height="${height - horizon}"/></clipPath>
</defs>
<g clip-path="url(#below)"><use href="#above" transform="matrix(1 0 0 -1 0 ${horizon * 2})"/><rect y="${horizon + 452}" width="${width}" height="4" fill="${c.top}"/></g>
<use href="#above"/>
<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#water)"/>
${glint}${boat}
<rect y="560" width="${width}" height="160" fill="url(#scrim)"/>
<g fill="#fff" font-family="DejaVu Sans" font-weight="200"><text x="64" y="652" font-size="46">${clock}</text><text x="64" y="682" font-size="17" opacity=".85">${word}</text><text x="${width - 64}" y="682" font-size="22" text-anchor="end" opacity=".85">${counter}</text></g>
</svg>`;
}
