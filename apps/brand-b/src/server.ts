import type { RendererOptions } from '@tv/app-shell/pageRenderer';
import { createRenderer as createBrandRenderer } from '@tv/app-shell/server';
import { brand } from './brand.ts';

/** Creates the brand's renderer. Entry of the server bundle. */
export const createRenderer = (options: RendererOptions) => createBrandRenderer(brand, options);
