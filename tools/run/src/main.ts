import { bench } from './commands/bench.ts';
import { build } from './commands/build.ts';
import { pictures } from './commands/pictures.ts';
import { platformReset } from './commands/platformReset.ts';
import { requirements } from './commands/requirements.ts';
import { serve } from './commands/serve.ts';
import { start } from './commands/start.ts';
import { storybook } from './commands/storybook.ts';
import { fullTest } from './commands/test.ts';
import { typecheckAll } from './commands/typecheckAll.ts';

const commands: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  start,
  serve,
  build,
  test: fullTest,
  requirements,
  bench,
  pictures,
  storybook,
  'platform-reset': platformReset,
  'typecheck-all': typecheckAll,
};

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (command === undefined) {
  console.error(`Unknown command "${name}". Available: ${Object.keys(commands).join(', ')}`);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await command(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
