export interface TaskOutcome {
  /** `project:target`. */
  readonly task: string;
  readonly isFailed: boolean;
}

const taskLine = /^> nx run ([\w-]+:[\w-]+)/;
const failedLine = /^- ([\w-]+:[\w-]+)$/;

/** Parses the static output of `nx run-many`. */
export function readTaskLog(log: string): readonly TaskOutcome[] {
  const tasks = new Set<string>();
  const failed = new Set<string>();
  for (const line of log.split('\n')) {
    const task = taskLine.exec(line)?.[1];
    if (task !== undefined) tasks.add(task);
    const failure = failedLine.exec(line.trim())?.[1];
    if (failure !== undefined) failed.add(failure);
  }
  return [...new Set([...tasks, ...failed])].map((task) => ({ task, isFailed: failed.has(task) }));
}
