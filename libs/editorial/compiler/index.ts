export { compileEditorial, type CompiledPage, type CompiledEditorial } from './compileEditorial.ts';
export { formatProblem, type Problem } from './formatProblem.ts';
export { readSourceFiles, type SourceFile } from './readSourceFiles.ts';
export {
  listBrandIds,
  loadBrand,
  compileBrand,
  editorialPlugin,
  type EditorialPluginOptions,
} from './editorialPlugin.ts';
