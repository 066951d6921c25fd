import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { appHeaders, call, testPlatform } from './testing/testPlatform.ts';

/** Runs the program as `npm start` does. `first` resolves with its first output, `end` with its exit. */
function run(environment: Readonly<Record<string, string>>, file = 'main.ts') {
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], {
    env: { ...process.env, ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  const first = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('\n')) resolve(said);
      });
    }
  });
  const end = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, said })),
  );
  return { child, first, end };
}

function stateDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'platform-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
}

test('the program prints its address in one line, and exits cleanly on a signal', async () => {
  const { addresses } = await testPlatform();
  // The test's platform uses the port; the program takes another base.
  const TV_LOCAL = `${addresses.basePort + 1},main`;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const { child, first, end } = run({ TV_LOCAL, TV_STATE: stateDirectory() });
    const port = addresses.basePort + 201;
    expect(await first).toBe(
      `The platform answers on port ${port}; its console is http://platform-main.localhost:${port}\n`,
    );
    const answer = await call(`http://api-main.localhost:${port}/gateway/settings`, { headers: appHeaders });
    expect(answer.status).toBe(200);
    child.kill(signal);
    expect((await end).code).toBe(0);
  }
});

test('a port in use gives a clear message', async () => {
  const { addresses } = await testPlatform();
  const { end } = run({ TV_LOCAL: `${addresses.basePort},test`, TV_STATE: stateDirectory() });
  const { code, said } = await end;
  expect(code).toBe(1);
  expect(said).toContain(`Port ${addresses.platformPort} is taken.`);
  expect(said).not.toContain('EADDRINUSE');
});

test('the reset program deletes the state', async () => {
  const platform = await testPlatform();
  const { state } = platform.platform.context;
  state.exec("UPDATE account SET first_name = 'Endret' WHERE user_id = 'user-active'");
  await platform.restart(async () => {
    const { code } = await run({ TV_STATE: platform.stateDirectory }, 'reset.ts').end;
    expect(code).toBe(0);
  });
  const row = platform.platform.context.state.prepare('SELECT first_name FROM account WHERE user_id = ?');
  expect(row.get('user-active')).toEqual({ first_name: 'Astrid' });
});
