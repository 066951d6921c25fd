import { createRenderer as createBrandRenderer, type RendererOptions } from '@tv/app-shell/server';
import { brand } from './brand.ts';

/** What a server draws this brand's pages with. */
export const createRenderer = (options: RendererOptions) => createBrandRenderer(brand, options);
