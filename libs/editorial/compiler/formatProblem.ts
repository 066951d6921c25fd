export interface Problem {
  /** From the workspace root. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** `libs/editorial/content/vilkar.md:12 There is HTML here`, clickable in editors. */
export function formatProblem({ file, line, text }: Problem): string {
  return `${file}:${line} ${text}`;
}
