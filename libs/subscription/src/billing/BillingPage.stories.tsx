import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { customerFixture } from '@tv/api-client/fixtures';
import { createCustomerStory, type CustomerStory } from '@tv/auth/testing';
import { standardResponses, type ResponseTable } from '@tv/test-world';
import { findClippedTexts } from '@tv/ui/testing';
import { methodChanged } from '../payment/intent/paymentContext.ts';
import { BillingPage } from './BillingPage.tsx';

type State = Parameters<typeof customerFixture>[0];

const payments = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `t-${index}`,
    date: new Date(Date.UTC(2026, 10 - index, 14)).toISOString(),
    amount: 618,
    description: 'Mye, Max Ultimate',
    status: 'Settled',
    invoiceId: `i-${index}`,
  }));

const summary = {
  toPayNow: 0,
  monthlyPrice: 618,
  nextPaymentDate: '2026-12-14T00:00:00Z',
  changeType: 'None',
  lines: [
    { kind: 'Product', name: 'Mye', price: 449 },
    { kind: 'Product', name: 'Max Ultimate', price: 169 },
  ],
};

const inState = (state: State, more: ResponseTable = {}): ResponseTable => ({
  ...standardResponses,
  'GET /gateway/customer': customerFixture(state),
  'GET /gateway/customer/subscription': {
    ...customerFixture(state).subscribedPackage,
    monthlyPrice: 618,
  },
  'GET /gateway/customer/payment': {
    type: 'Card',
    cardBrand: 'Visa',
    maskedNumber: '**** **** **** 1111',
    expiry: '12/2028',
  },
  'GET /gateway/customer/billingProvider': { provider: 'Card' },
  'GET /gateway/customer/transactions': payments(14),
  'GET /gateway/customer/subscription/change/summary': summary,
  'GET /gateway/invoice/:id': () => new Response(null, { status: 503 }),
  ...more,
});

let story: CustomerStory;

const meta = {
  title: 'Subscription/Billing',
  component: BillingPage,
  render: () => <>{story.show(<BillingPage />, '/betaling')}</>,
  afterEach: () => story.close(),
} satisfies Meta<typeof BillingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const open =
  (state: State, more: ResponseTable = {}) =>
  async () => {
    sessionStorage.clear();
    story = await createCustomerStory(inState(state, more));
  };

export const ByCard: Story = {
  name: 'the billing page shows payment method, next payment and past payments',
  beforeEach: open('Active'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Visa •••• 1111')).toBeVisible();
    await expect(await canvas.findByText(/^618\skr$/, { selector: 'section > p' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Vis flere' }));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(14);
    await expect(canvas.getAllByRole('listitem')[6]).toHaveFocus();
  },
};

export const InvoiceFails: Story = {
  name: 'the billing page shows a failed invoice at its line; the button becomes a retry and keeps focus',
  beforeEach: open('Active'),
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Last ned faktura/ });
    button?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Vi fikk ikke hentet fakturaen.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Prøv igjen/ })).toHaveFocus());
  },
};

export const CardExpires: Story = {
  name: 'the billing page warns of a card that expires before the next payment',
  beforeEach: open('Active', {
    'GET /gateway/customer/payment': {
      type: 'Card',
      cardBrand: 'Mastercard',
      maskedNumber: '**** 4444',
      expiry: '11/2026',
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Kortet går ut før neste betaling mandag 14. desember. Legg inn et nytt før den tid.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bytt betalingsmåte' })).toBeVisible();
  },
};

export const ByWallet: Story = {
  name: 'the billing page shows the wallet agreement, and that the method was just changed',
  beforeEach: async () => {
    await open('Active', {
      'GET /gateway/customer/payment': { type: 'Vipps', maskedNumber: '+47 *** ** 678' },
      'GET /gateway/customer/billingProvider': { provider: 'Vipps' },
      'GET /gateway/billingprovider/vipps': {
        agreementId: 'a-1',
        status: 'Active',
        phoneNumber: '4791234567',
      },
    })();
    methodChanged.write(sessionStorage, '1');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Aktiv, 912 34 567/)).toBeVisible();
    await expect(canvas.getByText(/Vipps, på vegne av/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Betalingsmåten er byttet');
  },
};

export const AgreementStopped: Story = {
  name: 'the billing page warns of a stopped wallet agreement',
  beforeEach: open('Active', {
    'GET /gateway/customer/payment': { type: 'Vipps' },
    'GET /gateway/customer/billingProvider': { provider: 'Vipps' },
    'GET /gateway/billingprovider/vipps': { agreementId: 'a-1', status: 'Stopped' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Avtalen i Vipps gjelder ikke lenger/)).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'the billing page shows a failed renewal first, with both ways to pay',
  beforeEach: open('PastDue', {
    'GET /gateway/customer/transactions': [
      { ...payments(1)[0], status: 'Failed', invoiceId: undefined },
      ...payments(4).slice(1),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Betalingen feilet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Betal nå' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bruk et annet kort' })).toBeVisible();
    await expect(await canvas.findByText('Feilet')).toBeVisible();
  },
};

export const FirstFailed: Story = {
  name: 'the billing page offers to retry a failed first payment',
  beforeEach: open('PaymentFailed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Den første betalingen gikk ikke gjennom/)).toBeVisible();
  },
};

/** States without an upcoming payment. */
const withoutPayment = (state: State, text: RegExp, name: string, more: ResponseTable = {}): Story => ({
  name,
  beforeEach: open(state, more),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});

export const Cancelled = withoutPayment(
  'PendingCancellation',
  /blir ikke trukket igjen. Du kan se til og med søndag 13. desember/,
  'charges nothing after cancellation',
);
export const Free = withoutPayment(
  'FreeAccess',
  /Du har gratis tilgang/,
  'charges nothing with free access',
  {
    'GET /gateway/customer/payment': () => new Response(null, { status: 404 }),
    'GET /gateway/customer/billingProvider': { provider: 'None' },
    'GET /gateway/customer/transactions': [],
  },
);
export const PaymentInProgress = withoutPayment(
  'PaymentInProgress',
  /En betaling er i gang akkurat nå/,
  'offers nothing while a payment is in progress',
);
export const Ended = withoutPayment(
  'Canceled',
  /ikke noe abonnement som løper/,
  'shows past payments after the subscription ended',
);
export const NotPaid = withoutPayment(
  'PendingPaymentInfo',
  /Du har ikke kjøpt noe ennå/,
  'links to the first payment',
  {
    'GET /gateway/customer/payment': () => new Response(null, { status: 404 }),
    'GET /gateway/customer/transactions': [],
  },
);

export const Fails: Story = {
  name: 'the billing page shows an error with a retry for each part that fails',
  beforeEach: open('Active', {
    'GET /gateway/customer/payment': () => new Response(null, { status: 400 }),
    'GET /gateway/customer/transactions': () => new Response(null, { status: 400 }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vi fikk ikke hentet hvordan du betaler.')).toBeVisible();
    await expect(await canvas.findByText('Vi fikk ikke hentet betalingene dine.')).toBeVisible();
    story.world.network.addResponses(inState('Active'));
    // A section refetches a failed query on mount. A click during that request sends no other one.
    await waitFor(async () => {
      for (const button of canvas.queryAllByRole('button', { name: 'Prøv igjen' }))
        await userEvent.click(button);
      await expect(canvas.getByText('Visa •••• 1111')).toBeVisible();
    });
    await expect(await canvas.findAllByText('Betalt')).toHaveLength(6);
  },
};

export const Pending: Story = {
  name: 'the billing page shows a skeleton while loading',
  beforeEach: open('Active', { 'GET /gateway/customer': () => new Promise<Response>(() => undefined) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Henter betalingene dine' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  name: 'the billing page fits a phone without clipping',
  globals: { viewport: { value: 'phone' } },
  beforeEach: open('PastDue', {
    'GET /gateway/customer/payment': {
      type: 'Card',
      cardBrand: 'Visa',
      maskedNumber: '**** 1111',
      expiry: '10/2026',
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText('Betalt');
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expect(findClippedTexts(canvasElement)).toEqual([]);
  },
};
