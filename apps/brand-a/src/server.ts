import { createRenderer as createBrandRenderer, type RendererOptions } from '@tv/app-shell/server';
import { brand } from './brand.ts';

/** Entry of the brand's server bundle. */
export const createRenderer = (options: RendererOptions) => createBrandRenderer(brand, options);
