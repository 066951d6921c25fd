import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assembleRelease, writeServerConfig } from '@tv/run';
import { expect, test } from '../support/fixtures.ts';

interface LocalConfig {
  readonly brands: Record<string, { readonly origin: string; readonly hosts: readonly string[] }>;
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('a release serves pages, alone in its folder, without root, and writes nothing', async ({
  browser,
  addresses,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tv-release-'));
  assembleRelease(folder);
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const local = JSON.parse(readFileSync(writeServerConfig(addresses), 'utf8')) as LocalConfig;
  const brands = Object.entries(local.brands).map(
    ([id, brand]) => [id, { ...brand, build: `brands/${id}` }] as const,
  );
  const config = {
    ...local,
    listen: { host: '127.0.0.1', ports: [port] },
    brands: Object.fromEntries(brands),
  };
  const configFile = path.join(folder, 'config.json');
  writeFileSync(configFile, JSON.stringify(config));
  // Node refuses all other files, every write and every other process.
  const program = spawn(process.execPath, ['--permission', `--allow-fs-read=${folder}/*`, 'server.js'], {
    cwd: folder,
    env: { TV_SERVER_CONFIG: configFile },
    stdio: ['ignore', 'ignore', 'inherit'],
    // `nobody`; other users than root cannot change it.
    ...(process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}),
  });
  try {
    // The services allow no scripts of this port.
    const page = await browser.newPage({ javaScriptEnabled: false });
    const host = Object.values(local.brands)[0]?.hosts[0] ?? '';
    const origin = `http://${host}:${port}`;
    await expect(async () => expect((await page.goto(`${origin}/readyz`))?.status()).toBe(200)).toPass();
    const health: unknown = await (await page.goto(`${origin}/healthz`))?.json();
    expect(health).toMatchObject({
      status: 'alive',
      version: expect.any(String),
      commit: expect.any(String),
    });
    await page.goto(`${origin}/film/isfront`);
    await expect(page.getByRole('heading', { level: 1, name: 'Isfront' })).toBeVisible();
    const licences = page.getByRole('contentinfo').getByRole('link', { name: 'Lisenser' });
    const licencesPath = (await licences.getAttribute('href')) ?? '';
    const [script = ''] = /\/assets\/[^"]+\.js/.exec(await page.content()) ?? [];
    const response = await page.goto(origin + script);
    expect(response?.headers()).toMatchObject({ 'content-encoding': 'br' });
    const text = await (await page.goto(origin + licencesPath))?.text();
    for (const shipped of [
      /^react \d.*\(MIT\)\n\nMIT License/m,
      /SIL OPEN FONT LICENSE/i,
      /^shaka-player .*Apache/m,
    ])
      expect(text).toMatch(shipped);
  } finally {
    program.kill();
    rmSync(folder, { recursive: true });
  }
});
