export { createRenderer } from './createRenderer.tsx';
export type {
  PageRenderer,
  PageRendering,
  RenderedPage,
  RenderRequest,
  RendererOptions,
} from './pageRenderer.ts';
