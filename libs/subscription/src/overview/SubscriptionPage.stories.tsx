import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { customerFixture, shopFixture, shopSettingsFixture, voucherFixture } from '@tv/api-client/fixtures';
import { createCustomerStory, type CustomerStory } from '@tv/auth/testing';
import { standardResponses, withArtwork, type ResponseTable } from '@tv/test-world';
import { findClippedTexts, LONG_WORD } from '@tv/ui/testing';
import { SUBSCRIPTION_STATES } from '../status/subscriptionState.ts';
import { subscriptionStatus } from '../status/subscriptionStatus.ts';
import stories from './SubscriptionPage.stories.module.css';
import { SubscriptionPage } from './SubscriptionPage.tsx';
import { SubscriptionStatusCard } from './SubscriptionStatusCard.tsx';

const NEXT = '2026-12-14T00:00:00Z';
const own = ['mye', 'max-ultimate'];

const subscription = {
  id: 'pakke-familie',
  state: 'Active',
  selectedProductIds: own,
  nextPaymentDate: NEXT,
  monthlyPrice: 618,
};

const summary = {
  toPayNow: 0,
  monthlyPrice: 618,
  nextPaymentDate: NEXT,
  changeType: 'None',
  lines: [
    { kind: 'Product', productId: 'mye', name: 'Mye', price: 449 },
    { kind: 'Product', productId: 'max-ultimate', name: 'Max Ultimate', price: 169 },
    { kind: 'Discount', name: 'Kampanje på Mye', price: -224.5, until: '2027-01-22T00:00:00Z' },
  ],
};

let story: CustomerStory;

const inShop = (responses: ResponseTable) => async () => {
  localStorage.removeItem('preloaded-voucher');
  story = await createCustomerStory(
    withArtwork(
      {
        ...standardResponses,
        'GET /gateway/products': shopFixture,
        'GET /gateway/settings': shopSettingsFixture('GLIMT'),
        'GET /gateway/customer': customerFixture('Active'),
        'GET /gateway/customer/subscription': subscription,
        'GET /gateway/customer/subscription/change/summary': summary,
        'GET /gateway/customer/payment': { type: 'Card', maskedNumber: '**** 1111', expiry: '12/2028' },
        'GET /gateway/customer/paymentCancelled': { isDeleted: false },
        'GET /gateway/customer/activeVoucherInfo': () => new Response(null, { status: 404 }),
        ...responses,
      },
      location.origin,
    ),
  );
};

const meta = {
  title: 'Subscription/Overview',
  component: SubscriptionPage,
  parameters: { layout: 'fullscreen' },
  render: () => <>{story.show(<SubscriptionPage />, '/abonnement')}</>,
  beforeEach: inShop({}),
  afterEach: () => story.close(),
} satisfies Meta<typeof SubscriptionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state and a trial. */
export const ElevenStates: Story = {
  name: 'the subscription page shows all eleven states',
  render: () => (
    <>
      {story.show(
        <div className={stories.states}>
          {[...SUBSCRIPTION_STATES, 'PastDue' as const].map((state) => (
            <div key={state} className={stories.state}>
              <h1 className={stories.name}>{state}</h1>
              <SubscriptionStatusCard
                status={subscriptionStatus({ state, isInTrial: false, until: Date.parse(NEXT) })}
                title="Mye og Max Ultimate"
                productIds={own}
              />
            </div>
          ))}
          <div className={stories.state}>
            <h1 className={stories.name}>Active, in trial</h1>
            <SubscriptionStatusCard
              status={subscriptionStatus({ state: 'Active', isInTrial: true, until: Date.parse(NEXT) })}
              title="Litt"
              productIds={['litt']}
              trialProductIds={['litt']}
            />
          </div>
        </div>,
        '/abonnement',
      )}
    </>
  ),
  // Eleven cards repeat headings and region names, which never happens in the app.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region', { name: 'Slik står det til' })).toHaveLength(12);
  },
};

export const Active: Story = {
  name: 'the subscription page shows products, next payment and its amount',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aktivt')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Mye og Max Ultimate' })).toBeVisible();
    await expect(await canvas.findByText(/393,50\skr/)).toBeVisible();
    await expect(canvas.getByText('mandag 14. desember')).toBeVisible();
    await expect(await canvas.findByText(/•••• 1111/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Dette har du' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bytt pakke' })).toHaveAttribute(
      'href',
      '/bli-kunde?productIds=mye&productIds=max-ultimate',
    );
  },
};

export const Downgrading: Story = {
  name: 'the subscription page shows a pending downgrade with a link to undo it',
  beforeEach: inShop({
    'GET /gateway/customer': { ...customerFixture('Active'), pendingDowngradeToPackageId: 'pakke-mini' },
    'GET /gateway/customer/subscription': { ...subscription, pendingProductIds: ['litt'], monthlyPrice: 229 },
    'GET /gateway/customer/subscription/change/summary?productIds=litt': {
      ...summary,
      monthlyPrice: 229,
      changeType: 'Downgrade',
      lines: [{ kind: 'Product', productId: 'litt', name: 'Litt', price: 229 }],
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Fra mandag 14\. desember har du Litt/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Behold abonnementet' })).toHaveAttribute(
      'href',
      '/min-konto/behold',
    );
  },
};

export const Trial: Story = {
  name: 'the subscription page shows the end of a trial and the first payment',
  beforeEach: inShop({
    'GET /gateway/customer': { ...customerFixture('Active'), isInTrialPeriod: true },
    'GET /gateway/customer/subscription': { ...subscription, trialProductIds: own },
    'GET /gateway/customer/subscription/change/summary': {
      ...summary,
      lines: [...summary.lines, { kind: 'Trial', name: 'Prøveperiode', price: -618, until: NEXT }],
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Første betaling' })).toBeVisible();
    await expect(await canvas.findByText(/393,50\skr/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Stopp prøveperioden' })).toHaveAttribute(
      'href',
      '/package/cancel/trial?productIds=mye&productIds=max-ultimate',
    );
  },
};

export const PendingCancellation: Story = {
  name: 'the subscription page shows the end of access and the voucher in use after cancellation',
  beforeEach: inShop({
    'GET /gateway/customer': customerFixture('PendingCancellation'),
    'GET /gateway/customer/activeVoucherInfo': { ...voucherFixture, validTo: '2027-02-20T00:00:00Z' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Avsluttes når perioden er over')).toBeVisible();
    await expect(canvas.getByText('Du kan se til og med')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Mye og Max Ultimate' })).toBeVisible();
    await expect(await canvas.findByText(/50 % rabatt/)).toBeVisible();
  },
};

export const ChangeInProgress: Story = {
  name: 'the subscription page offers no second payment while a change is in progress',
  beforeEach: inShop({ 'GET /gateway/customer': customerFixture('PaymentInProgress') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Betalingen behandles')).toBeVisible();
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/min-konto']);
  },
};

export const PastDue: Story = {
  name: 'the subscription page links to paying an owed renewal',
  beforeEach: inShop({ 'GET /gateway/customer': customerFixture('PastDue') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Betal nå' })).toHaveAttribute(
      'href',
      '/min-konto/fortsett',
    );
  },
};

export const NoPackage: Story = {
  name: 'SUB-32 the subscription page links to the packages without a package',
  beforeEach: inShop({ 'GET /gateway/customer': { userId: 'u-kari', personalia: {} } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Velg pakke' })).toHaveAttribute(
      'href',
      '/bli-kunde',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const Fails: Story = {
  name: 'the subscription page shows an error with a retry when the subscription fails to load',
  beforeEach: () => {
    let isDown = true;
    return inShop({
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

export const OnAPhone: Story = {
  name: 'the subscription page fits a phone without clipping, even with long names',
  globals: { viewport: { value: 'phone' } },
  beforeEach: inShop({
    'GET /gateway/products': shopFixture.map((product) =>
      product.id === 'mye' ? { ...product, name: LONG_WORD } : product,
    ),
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/•••• 1111/);
    await canvas.findByRole('heading', { name: 'Dette har du' });
    await waitFor(() => expect(findClippedTexts(canvasElement)).toEqual([]));
  },
};
