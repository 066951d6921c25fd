import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createCustomerStory, kari, type CustomerStory } from '@tv/auth/testing';
import { standardResponses } from '@tv/test-world';
import { findClippedTexts } from '@tv/ui/testing';
import { ReceiptPage } from './ReceiptPage.tsx';
import { storedReceipt } from './receiptRecord.ts';

const PATH = '/package/new/receipt';

let story: CustomerStory;

const meta = {
  title: 'Subscription/Receipt',
  component: ReceiptPage,
  render: () => <>{story.show(<ReceiptPage />, PATH)}</>,
  beforeEach: async () => {
    sessionStorage.clear();
    const lines = [
      { productId: 'mye', name: 'Mye', price: 449 },
      { name: 'Kampanje på Mye', price: -224.5 },
    ];
    sessionStorage.setItem(
      storedReceipt.key,
      JSON.stringify({ userId: kari.sub, path: PATH, lines, paid: 224.5, monthlyPrice: 449 }),
    );
    story = await createCustomerStory({
      ...standardResponses,
      'GET /gateway/customer': { userId: 'u-kari' },
      'GET /gateway/customer/subscription': {
        id: 'p',
        state: 'Active',
        selectedProductIds: ['mye'],
        nextPaymentDate: '2026-12-22T00:00:00Z',
        monthlyPrice: 449,
      },
      'GET /gateway/customer/subscription/change/summary': {
        toPayNow: 0,
        monthlyPrice: 449,
        nextPaymentDate: '2026-12-22T00:00:00Z',
        changeType: 'None',
        lines: [
          { kind: 'Product', name: 'Mye', price: 449 },
          { kind: 'Discount', name: 'Kampanje på Mye', price: -224.5, until: '2027-02-22T00:00:00Z' },
        ],
      },
    });
  },
  afterEach: () => story.close(),
} satisfies Meta<typeof ReceiptPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Purchased: Story = {
  name: 'ROUTE-78 the receipt shows what was bought, what was paid, and the next payment',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Velkommen som kunde!' })).toBeVisible();
    await expect(canvas.getByText('Betalt nå')).toBeVisible();
    await expect(await canvas.findByText(/Neste betaling: tirsdag 22\. desember, 224,50\skr/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Begynn å se' })).toHaveAttribute('href', '/');
  },
};

export const OnAPhone: Story = {
  name: 'the receipt fits a phone without clipping',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/Neste betaling/);
    await expect(findClippedTexts(canvasElement)).toEqual([]);
  },
};
