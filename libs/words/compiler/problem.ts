/** What is wrong with a file, and where. */
export interface Problem {
  /** From the workspace's root. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** `libs/words/content/vilkar.md:12 There is HTML here`: editors and terminals open it with a click. */
export function describeProblem({ file, line, text }: Problem): string {
  return `${file}:${line} ${text}`;
}
