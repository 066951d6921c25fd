import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/fixtures.ts';
import { createRelease } from '../support/releaseServer.ts';

test('a release serves pages without root, and needs no other files, writes or processes', async ({
  browser,
  addresses,
}) => {
  using release = await createRelease(addresses);
  await release.start();
  const { origin } = release;
  // Scripts would fail: the services' CORS headers do not allow this port.
  const page = await browser.newPage({ javaScriptEnabled: false });
  try {
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
    for (const map of ['/server.js.map', '/server/server.js.map', `${script}.map`])
      expect((await page.goto(origin + map))?.status()).toBe(404);
  } finally {
    await page.close();
  }
});

test('a release has the licences of the server and of each renderer', async ({ addresses }) => {
  using release = await createRelease(addresses);
  const read = (file: string) => readFileSync(path.join(release.folder, file), 'utf8');
  for (const shipped of [/^fastify \d.*\(MIT\)\n\nMIT License/m, /^undici \d.*\(MIT\)\n\nMIT License/m])
    expect(read('lisenser.txt')).toMatch(shipped);
  for (const brand of ['brand-a', 'brand-b'])
    expect(read(`brands/${brand}/server/lisenser.txt`)).toMatch(/^react-dom \d.*\(MIT\)\n\nMIT License/m);
});

test('a release has source maps of server code, which name the source files in stacks', async ({
  addresses,
}) => {
  using release = await createRelease(addresses);
  const files = readdirSync(release.folder, { recursive: true, encoding: 'utf8' });
  const maps = files.filter((file) => file.endsWith('.map'));
  expect(maps).toEqual(
    expect.arrayContaining([
      'server.js.map',
      'brands/brand-a/server/server.js.map',
      'brands/brand-b/server/server.js.map',
    ]),
  );
  expect(maps.filter((file) => file.includes('/client/'))).toEqual([]);

  const renderer = './brands/brand-a/server/server.js';
  expect(
    release.readErrors('--eval', `import('${renderer}').then(({ createRenderer }) => createRenderer())`),
  ).toMatch(/at .*src\/server\/createRenderer\.tsx:\d+/);
  writeFileSync(path.join(release.folder, 'release.json'), '{}');
  expect(release.readErrors('server.js')).toMatch(/at readRelease .*src\/configuration\/readRelease\.ts:\d+/);
});

test('a page of the earlier release navigates on with the server of the next release', async ({
  page,
  addresses,
  baseURL,
}) => {
  using next = await createRelease(addresses, { assetsFolder: 'assets' });
  // The shared folder contains the assets of the first release. The second release has different assets.
  expect(next.run('--publish-assets')).toBe(0);
  const ownAssets = path.join(next.folder, 'brands/brand-a/client/assets');
  for (const file of readdirSync(ownAssets)) rmSync(path.join(ownAssets, file));
  await next.start();

  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(next.origin)) statuses.push(response.status());
  });
  await page.route(`${baseURL}/assets/**`, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(baseURL ?? '', next.origin),
    }),
  );
  await page.getByRole('link', { name: 'TV-guide' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'TV-guide' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(new Set(statuses)).toEqual(new Set([200]));
});
