export {
  createRenderer,
  type PageRenderer,
  type PageRendering,
  type PageRequest,
  type RenderedPage,
  type RendererOptions,
} from './createRenderer.tsx';
export type { RouteResolution } from './resolveServerRoute.ts';
