import type { Plugin } from 'vite';

/** A face of a style sheet: its family, and what stands behind it up to the file. */
const FACE = /@font-face\{[^}]*?font-family:([^;}]+)[^}]*?url\(([^)]+\.woff2)\)/g;

/** The file of the first face of each family, which is the one that most of the text is set in. */
function firstFaces(css: string): readonly string[] {
  const files = new Map<string, string>();
  for (const [, family = '', file = ''] of css.matchAll(FACE)) {
    if (!files.has(family)) files.set(family, file);
  }
  return [...files.values()];
}

/**
 * Has a built page ask for the fonts of its own style sheets while those are still on their way; a browser
 * would ask only when it draws the first text in them. Of each family it is the first face alone: what else there is
 * shares the line with the first picture.
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
