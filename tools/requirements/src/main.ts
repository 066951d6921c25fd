import { resolve } from 'node:path';
import { runRequirements } from './command.ts';

const root = resolve(import.meta.dirname, '../../..');
const { output, exitCode } = runRequirements(root, process.argv.slice(2));
console.log(output);
process.exitCode = exitCode;
