import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useAnalytics } from '@tv/analytics';
import { useGetPagesQuery } from '@tv/api-client';
import { useBrand } from '@tv/config';
import { brands } from '@tv/config/testing';
import { Link } from '@tv/ssr';
import { formatClockTime, useNow } from '@tv/time';
import { standardResponses } from '../network/standardResponses.ts';
import { TestWorldProvider } from './TestWorldProvider.tsx';
import { createTestWorld, type TestWorld } from './createTestWorld.ts';

/** Uses every context of the provider. */
function ContextProbe() {
  const { displayName } = useBrand();
  const now = useNow(60_000);
  const analytics = useAnalytics();
  const { data = [] } = useGetPagesQuery();
  return (
    <nav aria-label="Sider">
      <p>
        {displayName}, kl. {formatClockTime(now)}
      </p>
      <ul>
        {data.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              to={`/${slug}`}
              onClick={() => {
                analytics.push({ event: 'page_not_found', path: slug });
              }}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const meta = { title: 'Foundation/Test world' } satisfies Meta;

export default meta;

let world: TestWorld;

export const ProvidesEveryContext: StoryObj = {
  loaders: [
    ({ globals }) => {
      const brand = brands[String(globals['brand'])];
      world = createTestWorld({ responses: standardResponses, ...(brand === undefined ? {} : { brand }) });
    },
  ],
  render: () => (
    <TestWorldProvider world={world} initialPath="/serier">
      <ContextProbe />
    </TestWorldProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${world.brand.displayName}, kl. 20:15`)).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Filmer' }));
    await waitFor(() => expect(world.visited).toEqual(['/serier', '/filmer']));
    await expect(world.network.unanswered).toEqual([]);
    await expect(world.events).toHaveLength(1);
  },
};
