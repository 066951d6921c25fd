import type { Plugin } from 'vite';

/**
 * Has a built page ask for the fonts of its own style sheets while those are still on their way; a browser
 * would ask only when it draws the first text in them.
 */
export function fontPreloads(): Plugin {
  return {
    name: 'font-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const sheets = Object.values(bundle).filter(
          ({ fileName }) => fileName.endsWith('.css') && html.includes(fileName),
        );
        const css = sheets.map((sheet) => (sheet.type === 'asset' ? String(sheet.source) : '')).join('');
        const fonts = new Set([...css.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, url = '']) => url));
        return [...fonts].map((href) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: true },
          injectTo: 'head',
        }));
      },
    },
  };
}
