/**
 * Encodes the media loop of all local streams. Run it manually and commit the result:
 *
 *   npx node tools/platform/scripts/encode-media.mjs
 *
 * Needs `ffmpeg` with libx264 on the path; the packager comes from npm. About three minutes on two cores.
 *
 * Segments of 4 s have exactly 100 video frames and 125 AAC frames (32 kHz). So the segments of all tracks start
 * together, and loops join without gap or overlap. The duration is an integer because players calculate in floating
 * point from the epoch; with 3.84 s they request wrong segments.
 */
import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { music } from './encode-media.music.mjs';
import { frame, height, width } from './encode-media.scene.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const out = resolve(here, '../media');
const packager = resolve(
  here,
  `../../../node_modules/shaka-packager/bin/packager-${process.platform === 'darwin' ? 'osx' : 'linux'}-${process.arch}`,
);

const fps = 25;
const segmentSeconds = 4;
const segmentCount = 16;
const loopSeconds = segmentSeconds * segmentCount;
const frameCount = Math.round(loopSeconds * fps);
const sampleRate = 32000;
const aacFrames = (loopSeconds * sampleRate) / 1024;

/** One key for all encrypted titles. It only exercises the licence requests. */
const keyId = '7476c1d5a0b94c0e9f3d2b6a51e8c004';
const key = '6d1f0b8e2c7a4953b1d8e6f2a0c39457';

const rungs = [
  { name: 'video-360p', width: 640, height: 360, crf: 26, maxrate: 350 },
  { name: 'video-540p', width: 960, height: 540, crf: 26, maxrate: 700 },
  { name: 'video-720p', width: 1280, height: 720, crf: 26, maxrate: 1200 },
];
const languages = ['nb', 'en'];

function run(command, args, input) {
  const child = spawn(command, args, { stdio: [input ? 'pipe' : 'ignore', 'inherit', 'inherit'] });
  const done = new Promise((settle, fail) => {
    child.on('error', fail);
    child.on('exit', (code) => (code === 0 ? settle() : fail(new Error(`${command} ended with ${code}`))));
  });
  return { child, done };
}

async function encodeVideo(work) {
  const split = `[0:v]split=${rungs.length}${rungs.map((r) => `[i${r.name}]`).join('')};`;
  const scale = rungs
    .map((r) => `[i${r.name}]scale=${r.width}:${r.height}:flags=lanczos,format=yuv420p[${r.name}]`)
    .join(';');
  const outputs = rungs.flatMap((r) => [
    ...[
      '-map',
      `[${r.name}]`,
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-tune',
      'animation',
      '-profile:v',
      'high',
      '-crf',
      `${r.crf}`,
    ],
    ...['-maxrate', `${r.maxrate}k`, '-bufsize', `${r.maxrate * 2}k`],
    // Without B-frames the first frame has time 0, so loops join exactly.
    ...[
      '-refs',
      '3',
      '-bf',
      '0',
      '-g',
      `${fps * segmentSeconds}`,
      '-keyint_min',
      `${fps * segmentSeconds}`,
      '-sc_threshold',
      '0',
    ],
    ...[
      '-colorspace',
      'bt709',
      '-color_primaries',
      'bt709',
      '-color_trc',
      'bt709',
      '-video_track_timescale',
      '12800',
    ],
    join(work, `${r.name}.mp4`),
  ]);
  const { child, done } = run(
    'ffmpeg',
    [
      '-y',
      '-hide_banner',
      '-loglevel',
      'error',
      '-f',
      'rawvideo',
      '-pixel_format',
      'rgb24',
      '-video_size',
      `${width}x${height}`,
    ].concat(['-framerate', `${fps}`, '-i', '-', '-filter_complex', split + scale], outputs),
    true,
  );
  const tiles = [];
  for (let n = 0; n < frameCount; n += 1) {
    const image = sharp(Buffer.from(frame(n / fps, loopSeconds))).flatten({ background: '#000' });
    if (n % (fps * segmentSeconds) === 0)
      tiles.push(await image.clone().resize(248, 140, { fit: 'fill' }).toBuffer());
    if (!child.stdin.write(await image.removeAlpha().raw().toBuffer())) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  await done;
  return tiles;
}

/**
 * Encodes one loop of audio. AAC encoders add silence at the start. So three loops are encoded and the middle
 * one is cut out at frame boundaries.
 */
async function encodeAudio(work, language) {
  const pcm = music(language, loopSeconds, sampleRate);
  const adts = join(work, `${language}.aac`);
  const { child, done } = run(
    'ffmpeg',
    [
      '-y',
      '-hide_banner',
      '-loglevel',
      'error',
      '-f',
      's16le',
      '-ar',
      `${sampleRate}`,
      '-ac',
      '2',
      '-i',
      '-',
      '-c:a',
      'aac',
      '-b:a',
      '64k',
      '-f',
      'adts',
      adts,
    ],
    true,
  );
  for (let turn = 0; turn < 3; turn += 1) child.stdin.write(pcm);
  child.stdin.end();
  await done;
  const stream = await readFile(adts);
  const frames = [];
  for (let at = 0; at + 7 <= stream.length;) {
    const size = ((stream[at + 3] & 3) << 11) | (stream[at + 4] << 3) | (stream[at + 5] >> 5);
    frames.push(stream.subarray(at, at + size));
    at += size;
  }
  const middle = join(work, `${language}-loop.aac`);
  await writeFile(middle, Buffer.concat(frames.slice(aacFrames + 1, aacFrames * 2 + 1)));
  await run('ffmpeg', [
    '-y',
    '-hide_banner',
    '-loglevel',
    'error',
    '-i',
    middle,
    '-c',
    'copy',
    join(work, `audio-${language}.mp4`),
  ]).done;
}

async function pack(work, protection) {
  const target = join(work, protection);
  await mkdir(target);
  const stream = (name, kind) =>
    `in=${join(work, `${name}.mp4`)},stream=${kind},init_segment=${join(target, `${name}-init.mp4`)},segment_template=${join(target, `${name}-$Number%03d$.m4s`)},drm_label=ALL`;
  const streams = [
    ...rungs.map((r) => stream(r.name, 'video')),
    ...languages.map((l) => stream(`audio-${l}`, 'audio')),
  ];
  const locked =
    protection === 'cenc'
      ? [
          '--enable_raw_key_encryption',
          '--keys',
          `label=ALL:key_id=${keyId}:key=${key}`,
          '--protection_scheme',
          'cenc',
          '--protection_systems',
          'CommonSystem',
          '--clear_lead',
          '0',
        ]
      : [];
  await run(packager, [
    ...streams,
    '--segment_duration',
    `${segmentSeconds}`,
    '--mpd_output',
    join(target, 'packager.mpd'),
    ...locked,
  ]).done;
  const manifest = await readFile(join(target, 'packager.mpd'), 'utf8');
  const files = (await readdir(target)).sort();
  const tracks = {};
  for (const name of [...rungs.map((r) => r.name), ...languages.map((l) => `audio-${l}`)]) {
    const init = await readFile(join(target, `${name}-init.mp4`));
    const segments = await Promise.all(
      files
        .filter((file) => file.startsWith(`${name}-`) && file.endsWith('.m4s'))
        .map((file) => readFile(join(target, file))),
    );
    if (segments.length !== segmentCount)
      throw new Error(`${name}: ${segments.length} segments, ${segmentCount} wanted`);
    await mkdir(join(out, protection), { recursive: true });
    await writeFile(join(out, protection, `${name}.cmaf`), Buffer.concat([init, ...segments]));
    const tag =
      manifest
        .match(new RegExp(`<Representation[^>]*>(?:(?!</Representation>)[\\s\\S])*${name}-`))?.[0]
        .match(/.*<Representation([^>]*)>/s)?.[1] ?? '';
    tracks[name] = {
      codecs: tag.match(/codecs="([^"]+)"/)[1],
      bandwidth: Math.ceil(Math.max(...segments.map((s) => (s.length * 8) / segmentSeconds))),
      averageBandwidth: Math.round((segments.reduce((sum, s) => sum + s.length, 0) * 8) / loopSeconds),
      initBytes: init.length,
      segmentBytes: segments.map((s) => s.length),
    };
  }
  return { tracks, pssh: manifest.match(/<cenc:pssh>([^<]+)</)?.[1] };
}

const work = await mkdtemp(join(tmpdir(), 'loop-'));
try {
  await mkdir(out, { recursive: true });
  console.log('drawing and encoding the picture');
  const tiles = await encodeVideo(work);
  await sharp({ create: { width: 248 * 4, height: 140 * 4, channels: 3, background: '#000' } })
    .composite(tiles.map((input, i) => ({ input, left: (i % 4) * 248, top: Math.floor(i / 4) * 140 })))
    .jpeg({ quality: 72, mozjpeg: true })
    .toFile(join(out, 'thumbnails.jpg'));
  for (const language of languages) await encodeAudio(work, language);
  const clear = await pack(work, 'clear');
  const cenc = await pack(work, 'cenc');
  await writeFile(
    join(out, 'loop.json'),
    `${JSON.stringify(
      {
        segmentMs: segmentSeconds * 1000,
        segmentCount,
        frameRate: fps,
        sampleRate,
        rungs: rungs.map(({ name, width: w, height: h }) => ({ name, width: w, height: h })),
        languages,
        thumbnails: { file: 'thumbnails.jpg', columns: 4, rows: 4, tileWidth: 248, tileHeight: 140 },
        key: { id: keyId, value: key, pssh: cenc.pssh },
        clear: clear.tracks,
        cenc: cenc.tracks,
      },
      null,
      1,
    )}\n`,
  );
} finally {
  await rm(work, { recursive: true, force: true });
}
