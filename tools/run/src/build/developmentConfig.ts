import type { Plugin } from 'vite';
import { addressesFor } from '../addresses.ts';
import { embedPageConfig } from '../html/embedPageConfig.ts';
import { localConfig } from '../localConfig.ts';
import { productVersion } from '../version.ts';

/** Vite plugin that fills in the configuration during development. A build keeps the placeholder: it serves every environment. */
export function developmentConfig(brandId: string): Plugin {
  return {
    name: 'development-config',
    apply: 'serve',
    transformIndexHtml(html) {
      const config = localConfig(brandId, addressesFor(process.env['TV_LOCAL']), productVersion());
      return embedPageConfig(html, config);
    },
  };
}
