import { writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const source = new URL('./openapi.yaml', import.meta.url);
export const generatedFile = new URL('../src/contract.generated.ts', import.meta.url);

/** Generates the text of `src/contract.generated.ts`. */
export async function generateTypes(): Promise<string> {
  const types = astToString(await openapiTS(source));
  return `// Made from contract/openapi.yaml by \`npm run contract:generate\`. Not to be edited.\n\n${types}`;
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(generatedFile, await generateTypes());
}
