import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

const track = v.object({
  codecs: v.string(),
  bandwidth: v.number(),
  averageBandwidth: v.number(),
  initBytes: v.number(),
  segmentBytes: v.array(v.number()),
});

const description = v.object({
  segmentMs: v.pipe(v.number(), v.integer()),
  segmentCount: v.pipe(v.number(), v.integer()),
  frameRate: v.number(),
  sampleRate: v.number(),
  rungs: v.array(v.object({ name: v.string(), width: v.number(), height: v.number() })),
  languages: v.array(v.picklist(['nb', 'en'])),
  thumbnails: v.object({
    file: v.string(),
    columns: v.number(),
    rows: v.number(),
    tileWidth: v.number(),
    tileHeight: v.number(),
  }),
  key: v.object({ id: v.string(), value: v.string(), pssh: v.string() }),
  clear: v.record(v.string(), track),
  cenc: v.record(v.string(), track),
});

/** `media/loop.json`. */
export type LoopDescription = v.InferOutput<typeof description>;
export type Protection = 'clear' | 'cenc';

export interface Loop {
  readonly description: LoopDescription;
  readonly thumbnails: Buffer;
  /** Initialization segment; `undefined` for an unknown track. */
  init(protection: Protection, name: string): Buffer | undefined;
  /** Media segment by zero-based number; `undefined` if unknown. */
  segment(protection: Protection, name: string, number: number): Buffer | undefined;
}

const folder = new URL('../../media/', import.meta.url);

/** Loads the committed loop. Throws if a file is missing or has another length than described. */
export async function loadLoop(): Promise<Loop> {
  const parsed = v.parse(description, JSON.parse(await readFile(new URL('loop.json', folder), 'utf8')));
  const parts = new Map<string, readonly Buffer[]>();
  for (const protection of ['clear', 'cenc'] as const) {
    for (const [name, { initBytes, segmentBytes }] of Object.entries(parsed[protection])) {
      const file = await readFile(new URL(`${protection}/${name}.cmaf`, folder));
      const slices: Buffer[] = [];
      let at = 0;
      for (const size of [initBytes, ...segmentBytes]) {
        slices.push(file.subarray(at, at + size));
        at += size;
      }
      if (at !== file.length) throw new Error(`${protection}/${name}.cmaf is not what loop.json describes`);
      parts.set(`${protection}/${name}`, slices);
    }
  }
  const thumbnails = await readFile(new URL(parsed.thumbnails.file, folder));
  return {
    description: parsed,
    thumbnails,
    init: (protection, name) => parts.get(`${protection}/${name}`)?.[0],
    segment: (protection, name, number) => parts.get(`${protection}/${name}`)?.[number + 1],
  };
}

/** Returns the video renditions in ascending order. */
export function videoTracks(loop: LoopDescription, protection: Protection) {
  return loop.rungs.flatMap((rung) => {
    const found = loop[protection][rung.name];
    return found ? [{ ...rung, ...found }] : [];
  });
}

/** Returns the audio tracks, Norwegian first. */
export function audioTracks(loop: LoopDescription, protection: Protection) {
  return loop.languages.flatMap((language) => {
    const name = `audio-${language}`;
    const found = loop[protection][name];
    return found ? [{ name, language, ...found }] : [];
  });
}

export const languageLabels: Readonly<Record<LoopDescription['languages'][number], string>> = {
  nb: 'Norsk',
  en: 'English',
};
