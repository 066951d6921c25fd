import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { inWorkspace } from '../workspace.ts';

/** The element of the page after which the script stands: it reads the configuration in it. */
const CONFIG_ELEMENT = /<script type="application\/json" id="runtime-config">[\s\S]*?<\/script>/;

/** The beginnings of the elements that load the app: the script answers for them when their files are gone. */
const OWN_FILE = /<(?:script type="module"|link rel="stylesheet")/g;

/** Inlined into every page, so it must stay small. In characters. */
const LARGEST = 6_500;

/** What a brand calls itself in request headers, from its own `brand.ts`. */
async function headerPrefixOf(brandFolder: string): Promise<string> {
  const module: unknown = await import(pathToFileURL(path.join(brandFolder, 'src/brand.ts')).href);
  if (typeof module === 'object' && module !== null && 'brand' in module) {
    const { brand } = module;
    if (typeof brand === 'object' && brand !== null && 'headerPrefix' in brand)
      return String(brand.headerPrefix);
  }
  throw new Error(`${brandFolder}/src/brand.ts has no brand with a header prefix`);
}

/** The script for one brand, as it stands in the page. */
async function earlyScript(brandFolder: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: brandFolder,
    publicDir: false,
    logLevel: 'warn',
    define: { HEADER_PREFIX: JSON.stringify(await headerPrefixOf(brandFolder)) },
    build: {
      target: 'es2022',
      write: false,
      lib: {
        entry: inWorkspace('libs/app-shell/src/early/early.browser.ts'),
        formats: ['iife'],
        name: 'early',
        fileName: 'early',
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
    throw new Error(`The early script cannot stand in a page: ${code.length} characters`);
  }
  return code;
}

/**
 * Puts the script that asks for the first data into the page, while developing and in builds. It stands before
 * every style sheet, since scripts wait for those. The page's own files are marked for it with `data-entry`.
 *
 * @param brandFolder  the app's folder
 */
export function earlyRequests(brandFolder: string): Plugin {
  let script: Promise<string> | undefined;
  return {
    name: 'early-requests',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const code = await (script ??= earlyScript(brandFolder));
        return html
          .replace(OWN_FILE, '$& data-entry')
          .replace(CONFIG_ELEMENT, (element) => `${element}\n    <script>${code}</script>`);
      },
    },
  };
}
