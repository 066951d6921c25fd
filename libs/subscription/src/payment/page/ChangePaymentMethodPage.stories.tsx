import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { customerFixture } from '@tv/api-client/fixtures';
import { createCustomerStory, type CustomerStory } from '@tv/auth/testing';
import { standardResponses, type ResponseTable } from '@tv/test-world';
import { findClippedTexts } from '@tv/ui/testing';
import { ChangePaymentMethodPage } from './ChangePaymentMethodPage.tsx';

type State = Parameters<typeof customerFixture>[0];

const inState = (state: State, more: ResponseTable = {}): ResponseTable => ({
  ...standardResponses,
  'GET /gateway/customer': customerFixture(state),
  'GET /gateway/customer/subscription': { ...customerFixture(state).subscribedPackage, monthlyPrice: 618 },
  'GET /gateway/customer/payment': {
    type: 'Card',
    cardBrand: 'Visa',
    maskedNumber: '**** **** **** 1111',
    expiry: '12/2028',
  },
  'GET /gateway/customer/subscription/change/summary': {
    toPayNow: 618,
    monthlyPrice: 618,
    nextPaymentDate: '2026-12-22T00:00:00Z',
    changeType: 'New',
    lines: [
      { kind: 'Product', name: 'Mye', price: 449 },
      { kind: 'Product', name: 'Max Ultimate', price: 169 },
    ],
  },
  // Stories load no card frame.
  'GET /gateway/payment/clienttoken': () => new Response(null, { status: 400 }),
  ...more,
});

let story: CustomerStory;

const meta = {
  title: 'Subscription/Change payment method',
  component: ChangePaymentMethodPage,
  render: () => (
    <>
      {story.show(
        <Routes>
          <Route path="/betaling/endre" element={<ChangePaymentMethodPage />} />
          <Route path="*" element={<p>Et annet sted</p>} />
        </Routes>,
        '/betaling/endre',
      )}
    </>
  ),
  afterEach: () => story.close(),
} satisfies Meta<typeof ChangePaymentMethodPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const open =
  (state: State, more: ResponseTable = {}) =>
  async () => {
    sessionStorage.clear();
    story = await createCustomerStory(inState(state, more));
  };

export const FromCard: Story = {
  name: 'the current payment method and both options for another are shown',
  beforeEach: open('Active'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Du betaler nå med Visa som slutter på 1111, gyldig til 12\/2028\./),
    ).toBeVisible();
    await expect(canvas.getByText(/Du blir ikke trukket nå/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Vipps' }));
    await expect(canvas.getByText(/Du går videre til Vipps/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Lagre' })).toBeEnabled();
  },
};

export const FromWallet: Story = {
  name: 'a wallet customer can switch to a card',
  beforeEach: open('Active', { 'GET /gateway/customer/payment': { type: 'Vipps' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Du betaler nå med Vipps/)).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(await canvas.findByText(/Vi fikk ikke hentet kortskjemaet/)).toBeVisible();
  },
};

export const PastDue: Story = {
  name: 'a past due subscription shows what will be charged, and for what',
  beforeEach: open('PastDue'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Når du lagrer, trekker vi 618\skr for det som ikke er betalt/),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Oppsummering' })).toBeVisible();
  },
};

export const Cancelled: Story = {
  name: 'a cancelled subscription explains the use of a card, and why the wallet is missing',
  beforeEach: open('PendingCancellation'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/blir ikke trukket igjen\. Kortet blir brukt hvis du starter igjen\./),
    ).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const Free: Story = {
  name: 'with free access there is no payment method to change',
  beforeEach: open('FreeAccess'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Du betaler ikke for noe' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Se abonnementet ditt' })).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'a refused change shows the reason and keeps the form',
  beforeEach: open('Active', {
    'POST /gateway/customer/subscription/change': () =>
      Response.json([{ ErrorCode: 'PP_ACCOUNT_NOT_NORWEGIAN', ErrorMessage: '' }], { status: 400 }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Vipps' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }));
    await expect(await canvas.findByText(/fra en konto som er norsk/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Vipps' })).toBeChecked();
  },
};

export const PaymentPending: Story = {
  name: 'a payment method cannot be changed while a payment is pending',
  beforeEach: open('PaymentInProgress'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Betalingen er i gang' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Lagre' })).toBeNull();
  },
};

export const NoSubscription: Story = {
  name: 'a customer without a subscription is redirected to the packages',
  beforeEach: open('Canceled'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Et annet sted')).toBeVisible();
    await waitFor(() => expect(story.world.visited.at(-1)).toBe('/bli-kunde'));
  },
};

export const Fails: Story = {
  name: 'a payment method that fails to load shows an error with retry',
  beforeEach: open('Active', { 'GET /gateway/customer/payment': () => new Response(null, { status: 400 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vi fikk ikke hentet hvordan du betaler.')).toBeVisible();
    story.world.network.addResponses(inState('Active'));
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(await canvas.findByText(/Du betaler nå med Visa/)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  name: 'the payment method page fits a phone without clipping',
  globals: { viewport: { value: 'phone' } },
  beforeEach: open('PastDue'),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/Når du lagrer/);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expect(findClippedTexts(canvasElement)).toEqual([]);
  },
};
