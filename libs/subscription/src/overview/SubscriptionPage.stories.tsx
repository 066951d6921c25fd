import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { customerFixture, shopFixture, shopSettingsFixture, voucherFixture } from '@tv/api-client/fixtures';
import { createTestWorld, standardResponses, TestWorldProvider } from '@tv/test-world';
import type { ResponseTable, TestWorld } from '@tv/test-world';
import { SubscriptionPage } from './SubscriptionPage.tsx';

let world: TestWorld;

const inShop = (responses: ResponseTable) => () => {
  localStorage.removeItem('preloaded-voucher');
  world = createTestWorld({
    isSignedIn: true,
    responses: {
      ...standardResponses,
      'GET /gateway/products': shopFixture,
      'GET /gateway/settings': shopSettingsFixture('GLIMT'),
      ...responses,
    },
  });
};

const meta = {
  title: 'Subscription/Overview',
  component: SubscriptionPage,
  render: () => (
    <TestWorldProvider world={world} at="/abonnement">
      <SubscriptionPage />
    </TestWorldProvider>
  ),
} satisfies Meta<typeof SubscriptionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stopping: Story = {
  name: 'who has stopped sees how long he may watch, and which code he uses',
  beforeEach: inShop({
    'GET /gateway/customer': customerFixture('PendingCancellation'),
    'GET /gateway/customer/activeVoucherInfo': { ...voucherFixture, validTo: '2027-02-20T00:00:00Z' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Avsluttes når perioden er over')).toBeVisible();
    await expect(canvas.getByText('Du kan se til')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Mye og Max Ultimate' })).toBeVisible();
    await expect(await canvas.findByText(/50 % rabatt/)).toBeVisible();
  },
};

export const Fails: Story = {
  name: 'a subscription that cannot be had is told of, and asked for again',
  beforeEach: () => {
    let isDown = true;
    inShop({
      'GET /gateway/customer': () => {
        const answer = isDown ? new Response('', { status: 400 }) : Response.json(customerFixture('Active'));
        isDown = false;
        return answer;
      },
    })();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Prøv igjen' }));
    await expect(await canvas.findByText('Aktivt')).toBeVisible();
  },
};
