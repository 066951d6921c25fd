import { seededRandom } from '../catalogue/seededRandom.ts';
import type { Title } from '../catalogue/title.ts';
import { sideShade } from './drawing/nature.ts';
import { grades, gradesFor } from './drawing/palettes.ts';
import type { Grade } from './drawing/palettes.ts';
import { cover, radial, vertical } from './drawing/stage.ts';
import type { Stage } from './drawing/stage.ts';
import type { Drawing } from './rasterize.ts';
import { abstract } from './scenes/indoors.ts';
import { scenes } from './scenes/scenes.ts';
import { drawPosterTitle } from './typography/posterTitle.ts';

export type TitleArt = 'poster' | 'thumbnail' | 'hero' | 'wide';

const shapes: Readonly<Record<TitleArt, { readonly w: number; readonly focus: number }>> = {
  poster: { w: 600, focus: 0.5 },
  thumbnail: { w: 1600, focus: 0.56 },
  hero: { w: 1600, focus: 0.7 },
  wide: { w: 2100, focus: 0.72 },
};

export type Subject = Pick<Title, 'id' | 'picture' | 'genres'> & {
  /** Gives an episode its own drawing in the colours of its series. */
  readonly variant?: string;
  readonly title?: Title;
  readonly grade?: Grade;
};

/** Raises a poster's scene above the title and fades it out below. Half of the scenes are mirrored. */
function raiseScene(stage: Stage, scene: string, by: number): string {
  const { w, h, palette, random } = stage;
  const mirror = random.chance(0.5) ? ` translate(${w} 0) scale(-1 1)` : '';
  const fade = vertical(stage, [
    [0, palette.ink, 0],
    [190 / (by + 190), palette.ink, 0.97],
    [1, palette.ink, 1],
  ]);
  return `<rect width="${w}" height="${h}" fill="${palette.ink}"/><g transform="translate(0 ${-by})${mirror}">${scene}</g><rect y="${h - by - 190}" width="${w}" height="${by + 190}" fill="${fade}"/>`;
}

function enlargeFocus({ focus, h }: Stage, scene: string, scale: number): string {
  const y = h * 0.66;
  return `<g transform="translate(${focus} ${y}) scale(${scale}) translate(${-focus} ${-y})">${scene}</g>`;
}

function darkening(stage: Stage, art: TitleArt): string {
  const { palette } = stage;
  const vignette = cover(
    stage,
    radial(
      stage,
      [
        [0, palette.ink, 0],
        [0.62, palette.ink, 0],
        [1, palette.ink, 0.6],
      ],
      `cx="${stage.focus / stage.w}" cy="0.45" r="0.85"`,
    ),
  );
  if (art === 'poster' || art === 'thumbnail') return vignette;
  const foot = vertical(stage, [
    [0, palette.ink, 0.2],
    [0.25, palette.ink, 0],
    [0.6, palette.ink, 0],
    [1, palette.ink, 0.75],
  ]);
  return vignette + sideShade(stage, 0.36, 0.85) + cover(stage, foot);
}

function stageOf(subject: Subject, art: TitleArt, defines: Map<string, string>): Stage {
  const { w, focus } = shapes[art];
  const mood = seededRandom(`mood:${subject.id}`);
  const grade = subject.grade ?? mood.pick(gradesFor(subject.picture, subject.genres));
  let count = 0;
  return {
    w,
    h: 900,
    focus: w * focus + (art === 'thumbnail' ? mood.between(-110, 110) : 0),
    random: seededRandom(`art:${subject.id}:${subject.variant ?? ''}`),
    palette: grades[grade],
    isPoster: art === 'poster',
    define: (kind: string, markup: (id: string) => string) => {
      const id = `${kind}${(count += 1)}`;
      defines.set(id, markup(id));
      return `url(#${id})`;
    },
  };
}

/** Draws the key art of a subject; deterministic by id. */
export function drawSubject(art: TitleArt, subject: Subject): Drawing {
  const { w } = shapes[art];
  return {
    ratio: 900 / w,
    svg: (width, height) => {
      const defines = new Map<string, string>();
      const stage = stageOf(subject, art, defines);
      const drawn = (scenes[subject.picture] ?? abstract)(stage);
      const scene =
        art === 'poster'
          ? raiseScene(stage, drawn, subject.genres.includes('Sport') ? 185 : 130)
          : enlargeFocus(stage, drawn, art === 'thumbnail' ? 1.24 : 1.08);
      const lettered = art === 'poster' && subject.title ? drawPosterTitle(stage, subject.title) : '';
      const body = scene + darkening(stage, art) + lettered;
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w} 900" preserveAspectRatio="xMidYMid slice"><defs>${[...defines.values()].join('')}</defs>${body}</svg>`;
    },
  };
}
