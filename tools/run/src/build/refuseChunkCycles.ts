import type { Plugin } from 'vite';

/** Returns the first cycle of static imports as a path that ends where it starts; undefined without one. */
export function findCycle(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const checked = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | undefined => {
    const start = path.indexOf(file);
    if (start !== -1) return [...path.slice(start), file];
    if (checked.has(file)) return undefined;
    for (const imported of imports.get(file) ?? []) {
      const cycle = visit(imported, [...path, file]);
      if (cycle) return cycle;
    }
    checked.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/**
 * Vite plugin that fails the build if chunks import each other. Merging small chunks can cause such a cycle, even if the
 * modules have none. A chunk that runs too early reads undefined constants.
 */
export function refuseChunkCycles(): Plugin {
  return {
    name: 'refuse-chunk-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const cycle = findCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (cycle) this.error(`Chunks import each other; merge fewer of them: ${cycle.join(' → ')}`);
    },
  };
}
