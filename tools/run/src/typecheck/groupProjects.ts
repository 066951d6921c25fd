import path from 'node:path';

/** A project's `tsconfig.json`. */
export interface ProjectConfig {
  /** From the workspace root, with slashes. */
  readonly folder: string;
  readonly compilerOptions: Readonly<Record<string, unknown>>;
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

/** A program for several projects. Paths are from the workspace root. */
export type TypeCheckProgram = Omit<ProjectConfig, 'folder'>;

/** Groups projects with equal compiler options. */
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
