import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Runs `promtool` in `deploy/monitoring` and returns its output.
 *
 * @throws if it is not installed (Debian's package `prometheus`) or a check fails
 */
export function runPromtool(args: readonly string[], input = ''): string {
  const { error, status, stdout, stderr } = spawnSync('promtool', args, {
    cwd: path.resolve(import.meta.dirname, '../../../../deploy/monitoring'),
    encoding: 'utf8',
    input,
  });
  if (error) throw new Error('promtool is not installed (Debian: prometheus)', { cause: error });
  if (status !== 0) throw new Error(`promtool ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}
