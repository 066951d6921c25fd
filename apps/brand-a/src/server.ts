import { createRenderer as createBrandRenderer, type RendererOptions } from '@tv/app-shell/server';
import { brand } from './brand.ts';

export const createRenderer = (options: RendererOptions) => createBrandRenderer(brand, options);
