export { compileWords, type CompiledPage, type CompiledWords } from './compileWords.ts';
export { describeProblem, type Problem } from './problem.ts';
export { sourceFiles, type SourceFile } from './sourceFiles.ts';
export {
  brandIds,
  readBrand,
  wordsOf,
  writtenPagesPlugin,
  type WrittenPagesOptions,
} from './writtenPagesPlugin.ts';
