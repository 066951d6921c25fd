import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { createTestWorld, standardResponses, TestWorldProvider } from '@tv/test-world';
import type { TestWorld } from '@tv/test-world';
import { cutTexts, LONG_WORD } from '@tv/ui/testing';
import { AccountPage } from './AccountPage.tsx';

const customer = {
  userId: 'u-1',
  personalia: { firstName: 'Kari', lastName: 'Nordmann', email: 'kari@kunde.test' },
  subscribedPackage: {
    id: 'p-1',
    state: 'PendingCancellation',
    nextPaymentDate: '2026-12-14T00:00:00Z',
    selectedProductIds: ['mye'],
  },
};

let world: TestWorld;

const meta = {
  title: 'Subscription/Account',
  component: AccountPage,
  render: () => (
    <TestWorldProvider world={world} at="/min-konto">
      <AccountPage />
    </TestWorldProvider>
  ),
} satisfies Meta<typeof AccountPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Customer: Story = {
  name: 'a customer sees who he is and how his subscription stands',
  beforeEach: () => {
    world = createTestWorld({
      isSignedIn: true,
      responses: { ...standardResponses, 'GET /gateway/customer': customer },
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Hei, Kari' })).toBeVisible();
    await expect(canvas.getByText('Kari Nordmann')).toBeVisible();
    await expect(canvas.getByText('Avsluttes når perioden er over')).toBeVisible();
    await expect(canvas.getByText(/14\. desember/)).toBeVisible();
    const settings = canvas.getByRole('link', { name: /^Innstillinger/ });
    await expect(settings).toHaveAttribute('href', '/innstillinger');
  },
};

export const Fails: Story = {
  name: 'an account that cannot be had is told of, and asked for again',
  beforeEach: () => {
    let isDown = true;
    world = createTestWorld({
      isSignedIn: true,
      responses: {
        ...standardResponses,
        'GET /gateway/customer': () => {
          const answer = isDown ? new Response('', { status: 503 }) : Response.json(customer);
          isDown = false;
          return answer;
        },
      },
    });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Prøv igjen' }));
    await expect(await canvas.findByRole('heading', { name: 'Hei, Kari' })).toBeVisible();
  },
};

export const LongName: Story = {
  name: 'on a phone a customer with a long name fits the window, and nothing is cut',
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const personalia = {
      firstName: LONG_WORD,
      lastName: LONG_WORD,
      email: `${LONG_WORD.toLowerCase()}@kunde.test`,
    };
    world = createTestWorld({
      isSignedIn: true,
      responses: { ...standardResponses, 'GET /gateway/customer': { ...customer, personalia } },
    });
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: `Hei, ${LONG_WORD}` });
    await expect(cutTexts(canvasElement)).toEqual([]);
  },
};
