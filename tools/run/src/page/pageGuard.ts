import { build } from 'vite';
import type { Plugin } from 'vite';
import { inWorkspace } from '../workspace.ts';

/** The element of the page after which the script stands: it reads the configuration in it. */
const CONFIG_ELEMENT = /<script type="application\/json" id="runtime-config">[\s\S]*?<\/script>/;

/** The beginnings of the elements that load the app: the script answers for them when their files are gone. */
const OWN_FILE = /<(?:script type="module"|link rel="stylesheet")/g;

/** Inlined into every page, so it must stay small. In characters. */
const LARGEST = 5_200;

/** The script, as it stands in the page. */
async function guardScript(brandFolder: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: brandFolder,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      write: false,
      lib: {
        entry: inWorkspace('libs/app-shell/src/bootstrap/inlineBootstrap.browser.ts'),
        formats: ['iife'],
        name: 'guard',
        fileName: 'guard',
      },
    },
  });
  const code = [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('')
    .trim();
  if (code === '' || code.length > LARGEST || code.includes('</script')) {
    throw new Error(`The page's guard cannot stand in a page: ${code.length} characters`);
  }
  return code;
}

/**
 * Puts the script into the page that does what cannot wait for the app, while developing and in builds. It stands before
 * every style sheet, since scripts wait for those. The page's own files are marked for it with `data-entry`.
 *
 * @param brandFolder  the app's folder
 */
export function pageGuard(brandFolder: string): Plugin {
  let script: Promise<string> | undefined;
  return {
    name: 'page-guard',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const code = await (script ??= guardScript(brandFolder));
        return html
          .replace(OWN_FILE, '$& data-entry')
          .replace(CONFIG_ELEMENT, (element) => `${element}\n    <script>${code}</script>`);
      },
    },
  };
}
