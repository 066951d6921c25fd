import type { Plugin } from 'vite';

const FACE = /@font-face\{[^}]*?font-family:([^;}]+)[^}]*?url\(([^)]+\.woff2)\)/g;

function firstFaces(css: string): readonly string[] {
  const files = new Map<string, string>();
  for (const [, family = '', file = ''] of css.matchAll(FACE)) {
    if (!files.has(family)) files.set(family, file);
  }
  return [...files.values()];
}

/**
 * Vite plugin: preloads fonts of a built page parallel to its style sheets. Only the first face of each
 * family, since more would compete with the first paint.
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
        return firstFaces(css).map((href) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: true },
          injectTo: 'head',
        }));
      },
    },
  };
}
