import { defineConfig } from 'vite';
import { thirdPartyLicences } from '../../tools/run/src/build/thirdPartyLicences.ts';

/** One file with all dependencies: the server needs no `node_modules`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [thirdPartyLicences(import.meta.dirname)],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/main.ts',
    target: 'node22',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      // The map is for stacks, which need no source text.
      output: { entryFileNames: 'server.js', codeSplitting: false, sourcemapExcludeSources: true },
    },
  },
});
