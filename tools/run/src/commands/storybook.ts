import { runCommand } from '../processes.ts';

/** `npm run storybook`: Storybook on port 6006. */
export function storybook(args: readonly string[]): Promise<number> {
  return runCommand('storybook', ['dev', '--port', '6006', '--no-open', '--disable-telemetry', ...args]);
}
