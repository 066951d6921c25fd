import type { Stage } from '../drawing/stage.ts';

/** Draws a picture on a stage and answers its SVG markup. */
export type Scene = (stage: Stage) => string;
