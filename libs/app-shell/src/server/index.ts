export {
  createRenderer,
  type PageRenderer,
  type PageRequest,
  type RenderedPage,
  type RendererOptions,
} from './createRenderer.tsx';
export type { RouteAnswer } from './routeAnswer.ts';
