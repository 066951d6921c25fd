import { build } from 'vite';
import type { Plugin } from 'vite';
import { inWorkspace } from '../workspace.ts';

/** The script reads the configuration element, so it is inserted after it. */
const CONFIG_ELEMENT = /<script type="application\/json" id="runtime-config">[\s\S]*?<\/script>/;

/** Elements that load the app; the script handles their load errors. */
const ENTRY_FILE = /<(?:script type="module"|link rel="stylesheet")/g;

/** Maximum length in characters, since it is inlined into every page. */
const MAX_LENGTH = 5_500;

async function buildScript(brandFolder: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: brandFolder,
    publicDir: false,
    logLevel: 'warn',
    build: {
      // Below the supported browsers, since it shows users of older ones what to do.
      target: 'es2019',
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
  if (code === '' || code.length > MAX_LENGTH || code.includes('</script')) {
    throw new Error(`The inline bootstrap script is empty, too long or unsafe: ${code.length} characters`);
  }
  return code;
}

/**
 * Vite plugin: inlines the bootstrap script before every style sheet, since those block scripts. Marks the
 * app's own files with `data-entry`.
 *
 * @param brandFolder the app's folder
 */
export function inlineBootstrap(brandFolder: string): Plugin {
  let script: Promise<string> | undefined;
  return {
    name: 'page-guard',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const code = await (script ??= buildScript(brandFolder));
        return html
          .replace(ENTRY_FILE, '$& data-entry')
          .replace(CONFIG_ELEMENT, (element) => `${element}\n    <script>${code}</script>`);
      },
    },
  };
}
