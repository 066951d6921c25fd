import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Locator } from '@playwright/test';
import { addressesFor, createExampleHost, openWebServer } from '@tv/run';
import { expect, test as base } from '../support/fixtures.ts';

/** Port offset from the main platform. */
const PORT_OFFSET = 50;

interface SecondServer {
  /** The brand's build, connected to a server that only has the contract's examples. */
  readonly origin: string;
  /** Requests without an example. */
  readonly unanswered: readonly string[];
}

async function listen(server: Server, port: number): Promise<AsyncDisposable> {
  server.listen(port);
  await once(server, 'listening');
  return {
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const test = base.extend<{ second: SecondServer }>({
  second: async ({ addresses: own, brand }, use) => {
    const addresses = addressesFor(`${own.basePort + PORT_OFFSET},${own.name}examples`);
    const origin = addresses.brands[brand.id] ?? '';
    const host = createExampleHost(addresses);
    await using _services = await listen(host.server, addresses.platformPort);
    await using _app = await openWebServer(addresses, [brand.id], { TV_CACHE: 'off', TV_LIMITS: 'off' });
    await use({ origin, unanswered: host.unanswered });
  },
});

const isImageLoaded = (picture: Locator) =>
  picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);

test('the front page, a cover page and a CMS page render from the contract’s examples alone', async ({
  page,
  second,
  brand,
}) => {
  await page.goto(second.origin);
  const main = page.getByRole('main');

  await expect(page.getByRole('banner').getByRole('link', { name: brand.displayName })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link');
  await expect(menu).toHaveText(['TV', 'Filmer', 'TV-guide']);

  const hero = main.getByRole('region', { name: 'Utvalgt for deg' });
  await expect(hero.getByRole('heading', { name: 'Fyret på Skarvøya' })).toBeVisible();
  await expect.poll(() => isImageLoaded(hero.locator('img').first())).toBe(true);

  // The programme is live at the examples' time only, which the app reads from the `Date` header.
  const live = main.getByRole('list', { name: 'Direkte nå' }).getByRole('link');
  await expect(live).toHaveCount(1);
  await expect(live).toHaveAccessibleName(/Kveldsnytt.*Direkte/);
  await expect(live).toHaveAttribute('href', '/watch/live/nordlys');

  const films = main.getByRole('list', { name: 'Nye filmer' }).getByRole('link');
  await expect(films).toHaveCount(3);
  // Only signed-in users have this swimlane.
  await expect(main.getByText('Fortsett å se')).toHaveCount(0);

  await films.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Isfront' })).toBeVisible();
  await expect(main.getByRole('link', { name: /Se nå/ }).first()).toBeVisible();
  await expect(main.getByRole('list', { name: 'Mer som dette' }).getByRole('link')).toHaveCount(1);

  await page.goBack();
  await main.getByRole('list', { name: 'Finn frem' }).getByRole('link', { name: 'Filmer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Filmer' })).toBeVisible();
  await expect(main.getByRole('link', { name: /Sommeren på Sula/ })).toBeVisible();

  expect(second.unanswered).toEqual([]);
});
