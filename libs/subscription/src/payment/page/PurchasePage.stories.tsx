import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { createCustomerStory, type CustomerStory } from '@tv/auth/testing';
import { standardResponses, type ResponseTable } from '@tv/test-world';
import { findClippedTexts } from '@tv/ui/testing';
import { PurchasePage } from './PurchasePage.tsx';

const subscription = {
  id: 'pakke-familie',
  state: 'PendingPaymentInfo',
  selectedProductIds: ['mye', 'max-ultimate'],
};

const responses: ResponseTable = {
  ...standardResponses,
  'GET /gateway/customer': { userId: 'u-kari', personalia: {}, subscribedPackage: subscription },
  'GET /gateway/customer/subscription': subscription,
  'GET /gateway/customer/subscription/change/summary': {
    toPayNow: 393.5,
    monthlyPrice: 618,
    nextPaymentDate: '2026-12-22T00:00:00Z',
    changeType: 'New',
    lines: [
      { kind: 'Product', productId: 'mye', name: 'Mye', price: 449 },
      { kind: 'Product', productId: 'max-ultimate', name: 'Max Ultimate', price: 169 },
      { kind: 'Discount', name: 'Kampanje på Mye', price: -224.5, until: '2027-01-22T00:00:00Z' },
    ],
  },
  'GET /gateway/pin/pinsettings': { isPinSet: false, purchasePinActive: false },
  // Stories load no card frame.
  'GET /gateway/payment/clienttoken': () => new Response(null, { status: 400 }),
};

let story: CustomerStory;

const meta = {
  title: 'Subscription/Pay',
  component: PurchasePage,
  render: () => (
    <>
      {story.show(
        <Routes>
          <Route path="/min-konto/:purpose" element={<PurchasePage />} />
          <Route path="*" element={<p>Et annet sted</p>} />
        </Routes>,
        '/min-konto/kjøp?productIds=mye&productIds=max-ultimate',
      )}
    </>
  ),
  afterEach: () => story.close(),
} satisfies Meta<typeof PurchasePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const open =
  (more: ResponseTable = {}) =>
  async () => {
    sessionStorage.clear();
    story = await createCustomerStory({ ...responses, ...more });
  };

export const Buy: Story = {
  name: 'PAY-01 the purchase page shows what is bought, the payments and the payment options',
  beforeEach: open(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^393,50\skr$/)).toBeVisible();
    // The campaign still runs on the next payment date.
    const then =
      /^Deretter 393,50\skr\/md\. fra tirsdag 22\. desember, og 618\skr\/md\. fra fredag 22\. januar\.$/;
    await expect(canvas.getByText(then)).toBeVisible();
    await expect(await canvas.findByText(/Vi fikk ikke hentet kortskjemaet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Vipps' }));
    await expect(canvas.getByText(/Du går videre til Vipps/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Betal' })).toBeEnabled();
  },
};

export const Refused: Story = {
  name: 'a refused payment shows an error beside the button, with retry',
  beforeEach: open({
    'POST /gateway/customer/subscription/change': () =>
      Response.json([{ ErrorCode: 'PAYMENT_FAILED', ErrorMessage: '' }], { status: 402 }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Vipps' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Betal' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Betalingen gikk ikke gjennom, og du er ikke trukket',
      ),
    );
  },
};

export const WithPin: Story = {
  name: 'the purchase page asks for the PIN before a purchase and returns focus to the button',
  beforeEach: open({ 'GET /gateway/pin/pinsettings': { isPinSet: true, purchasePinActive: true } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Vipps' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Betal' }));
    await screen.findByRole('dialog', { name: 'Skriv PIN-koden' });
    await waitFor(() => expect(screen.getByLabelText('PIN-kode')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Betal' })).toHaveFocus());
    await expect(story.world.network.requestsTo('POST /gateway/customer/subscription/change')).toHaveLength(
      0,
    );
  },
};

export const PinUnknown: Story = {
  name: 'an unknown PIN requirement blocks the purchase and shows an error',
  beforeEach: open({ 'GET /gateway/pin/pinsettings': () => new Response(null, { status: 500 }) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Vipps' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Betal' }));
    await expect(await canvas.findByText(/Vi fikk ikke sjekket om kjøpet skal bekreftes/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Betal' })).toBeEnabled();
  },
};

export const Unknown: Story = {
  name: 'an unknown payment result must be checked before the payment is sent again',
  beforeEach: open({
    'POST /gateway/customer/subscription/change': () => {
      story.world.network.addResponses({ 'GET /gateway/customer': () => Response.error() });
      return Response.error();
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Vipps' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Betal' }));
    await expect(await canvas.findByRole('button', { name: 'Sjekk igjen' })).toBeVisible();
  },
};

export const PaymentPending: Story = {
  name: 'a pending payment cannot be paid again',
  beforeEach: open({
    'GET /gateway/customer': {
      userId: 'u-kari',
      personalia: {},
      subscribedPackage: { ...subscription, state: 'PaymentInProgress' },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Betalingen er i gang' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Betal' })).toBeNull();
  },
};

export const Fails: Story = {
  name: 'a summary that fails to load shows an error with retry',
  beforeEach: open({
    'GET /gateway/customer/subscription/change/summary': () => new Response(null, { status: 500 }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vi fikk ikke regnet ut hva du skal betale.')).toBeVisible();
    story.world.network.addResponses(responses);
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(await canvas.findByText(/^393,50\skr$/)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  name: 'the purchase page fits a phone without clipping',
  globals: { viewport: { value: 'phone' } },
  beforeEach: open(),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^393,50\skr$/);
    await expect(findClippedTexts(canvasElement)).toEqual([]);
  },
};
