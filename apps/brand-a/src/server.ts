import type { RendererOptions } from '@tv/app-shell/pageRenderer';
import { createRenderer as createBrandRenderer } from '@tv/app-shell/server';
import { brand } from './brand.ts';

/** Entry of the brand's server bundle. */
export const createRenderer = (options: RendererOptions) => createBrandRenderer(brand, options);
