import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Locator } from '@playwright/test';
import { addressesFor, createExampleHost, openWebServer } from '@tv/run';
import { expect, test as base } from './journey.ts';

/** Beside the platform that other journeys use, so that both can stand. */
const PORTS_ON = 50;

interface Second {
  /** The brand's build, configured for a server that knows nothing but the examples of the contract. */
  readonly origin: string;
  /** What that server was asked for in vain. */
  readonly unanswered: readonly string[];
}

async function listening(server: Server, port: number): Promise<AsyncDisposable> {
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

const test = base.extend<{ second: Second }>({
  second: async ({ addresses: own, brand }, use) => {
    const addresses = addressesFor(`${own.basePort + PORTS_ON},${own.name}examples`);
    const origin = addresses.brands[brand.id] ?? '';
    const host = createExampleHost(addresses);
    await using _services = await listening(host.server, addresses.platformPort);
    await using _app = await openWebServer(addresses, [brand.id], { TV_CACHE: 'off', TV_LIMITS: 'off' });
    await use({ origin, unanswered: host.unanswered });
  },
});

const isDrawn = (picture: Locator) =>
  picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);

test('a server that knows the contract’s examples and nothing else makes the front page, and what it leads to', async ({
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
  await expect.poll(() => isDrawn(hero.locator('img').first())).toBe(true);

  // It is live on the evening of the examples only, which the app knows by their `Date`.
  const live = main.getByRole('list', { name: 'Direkte nå' }).getByRole('link');
  await expect(live).toHaveCount(1);
  await expect(live).toHaveAccessibleName(/Kveldsnytt.*Direkte/);
  await expect(live).toHaveAttribute('href', '/watch/live/nordlys');

  const films = main.getByRole('list', { name: 'Nye filmer' }).getByRole('link');
  await expect(films).toHaveCount(3);
  // What only a signed-in viewer has is not here.
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
