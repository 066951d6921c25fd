import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createTestWorld, TestWorldProvider } from '@tv/test-world';
import type { TestWorld } from '@tv/test-world';
import { CustomerNotFoundPage } from './CustomerNotFoundPage.tsx';

let world: TestWorld;

const meta = {
  title: 'Shell/Customer page not found',
  component: CustomerNotFoundPage,
  beforeEach: () => {
    world = createTestWorld();
  },
  render: () => (
    <TestWorldProvider world={world} initialPath="/min-konto/ukjent">
      <CustomerNotFoundPage />
    </TestWorldProvider>
  ),
} satisfies Meta<typeof CustomerNotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {
  name: 'ERR-04 ERR-05 ERR-06 the customer not-found page links to the front page and to help',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Beklager! Vi fant ikke siden du lette etter' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tilbake til forsiden' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Til hjelpesider' })).toHaveAttribute('href', '/hjelp');
    await expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(world.events).toEqual([{ event: 'page_not_found', path: '/min-konto/ukjent' }]);
  },
};
