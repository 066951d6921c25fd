import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assembleRelease, findFreePort, productVersion, serverConfig } from '@tv/run';
import { expect, test } from '../support/fixtures.ts';

test('a release serves pages without root, and needs no other files, writes or processes', async ({
  browser,
  addresses,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tv-release-'));
  assembleRelease(folder);
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const configFile = path.join(folder, 'config.json');
  const config = serverConfig(addresses, productVersion(), ['brand-a'], (id) => `brands/${id}`);
  writeFileSync(configFile, JSON.stringify({ ...config, listen: { host: '127.0.0.1', ports: [port] } }));
  // Node's permission model denies other files, writes and child processes.
  const program = spawn(process.execPath, ['--permission', `--allow-fs-read=${folder}/*`, 'server.js'], {
    cwd: folder,
    env: { TV_SERVER_CONFIG: configFile },
    stdio: ['ignore', 'ignore', 'inherit'],
    // `nobody`. Only root can change the user.
    ...(process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}),
  });
  // Scripts would fail: the services' CORS headers do not allow this port.
  const page = await browser.newPage({ javaScriptEnabled: false });
  try {
    const origin = `http://${new URL(addresses.brands['brand-a'] ?? '').hostname}:${port}`;
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
    await page.close();
    program.kill();
    rmSync(folder, { recursive: true });
  }
});
