export {
  createRenderer,
  type PageRenderer,
  type PageRendering,
  type RenderRequest,
  type RenderedPage,
  type RendererOptions,
} from './createRenderer.tsx';
export type { RouteResolution } from './resolveServerRoute.ts';
