import type { Stage } from '../drawing/stage.ts';

/** Draws a picture and returns SVG markup. */
export type Scene = (stage: Stage) => string;
