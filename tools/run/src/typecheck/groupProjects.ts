import path from 'node:path';

/** A project's `tsconfig.json`. */
export interface ProjectConfig {
  /** Relative to the workspace root, with forward slashes. */
  readonly folder: string;
  readonly compilerOptions: Readonly<Record<string, unknown>>;
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

/** The files of several projects. Paths are relative to the workspace root. */
export type TypeCheckProgram = Omit<ProjectConfig, 'folder'>;

/** Returns a program for each set of compiler options. */
export function groupProjects(projects: readonly ProjectConfig[]): readonly TypeCheckProgram[] {
  const groups = Map.groupBy(projects, ({ compilerOptions }) => JSON.stringify(compilerOptions));
  return [...groups.values()].map((group) => {
    const paths = (key: 'include' | 'exclude') =>
      group.flatMap((project) => (project[key] ?? []).map((entry) => path.posix.join(project.folder, entry)));
    return {
      compilerOptions: group[0]?.compilerOptions ?? {},
      include: paths('include'),
      exclude: paths('exclude'),
    };
  });
}
