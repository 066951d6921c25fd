import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { customerFixture, shopFixture } from '@tv/api-client/fixtures';
import { createCustomerStory, type CustomerStory } from '@tv/auth/testing';
import { standardResponses, withArtwork, type ResponseTable } from '@tv/test-world';
import { findClippedTexts } from '@tv/ui/testing';
import { CancelPage, CancelTrialPage } from './CancelPage.tsx';
import { CancelReceipt } from './CancelReceipt.tsx';

const NEXT = '2026-12-14T00:00:00Z';
const CONFIRM = '/package/cancel/confirm';

const subscription = {
  id: 'pakke-familie',
  state: 'Active',
  selectedProductIds: ['mye', 'max-ultimate'],
  nextPaymentDate: NEXT,
  monthlyPrice: 618,
};
const offered = {
  ...subscription,
  retentionOffer: { id: 'o-1', discount: { discountType: 'Price', percent: 50, durationMonths: 3 } },
};

let story: CustomerStory;
let at = CONFIRM;

const open =
  (responses: ResponseTable, path = CONFIRM) =>
  async () => {
    at = path;
    story = await createCustomerStory(
      withArtwork(
        {
          ...standardResponses,
          'GET /gateway/products': shopFixture,
          'GET /gateway/customer': customerFixture('Active'),
          'GET /gateway/customer/subscription': subscription,
          'GET /gateway/customer/subscription/change/summary': {
            toPayNow: 0,
            monthlyPrice: 618,
            nextPaymentDate: NEXT,
            changeType: 'None',
            lines: [
              { kind: 'Product', productId: 'mye', name: 'Mye', price: 449 },
              { kind: 'Product', productId: 'max-ultimate', name: 'Max Ultimate', price: 169 },
            ],
          },
          'POST /gateway/subscription/stopRenewal': () => new Response(null, { status: 204 }),
          ...responses,
        },
        location.origin,
      ),
    );
  };

const meta = {
  title: 'Subscription/Cancel',
  component: CancelPage,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {story.show(
        <Routes>
          <Route path={CONFIRM} element={<CancelPage />} />
          <Route path="/package/cancel/trial" element={<CancelTrialPage />} />
          <Route path="/package/cancel/receipt" element={<CancelReceipt />} />
          <Route path="*" element={<p>Et annet sted</p>} />
        </Routes>,
        at,
      )}
    </>
  ),
  beforeEach: open({}),
  afterEach: () => story.close(),
} satisfies Meta<typeof CancelPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirm: Story = {
  name: 'the cancel page shows consequences, an optional reason and the button, all by keyboard',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Til og med søndag 13. desember')).toBeVisible();
    canvas.getByRole('radio', { name: 'Det er for dyrt' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Det er for dyrt' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Stopp abonnementet' })).toHaveFocus();
  },
};

export const WithRetentionOffer: Story = {
  name: 'the cancel page shows the retention offer with the next payment',
  beforeEach: open({ 'GET /gateway/customer/subscription': offered }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/393,50\skr/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Behold abonnementet' })).toBeVisible();
  },
};

export const NotPaid: Story = {
  name: 'the cancel page does not claim that an unpaid period is paid',
  beforeEach: open({
    'GET /gateway/customer': customerFixture('PastDue'),
    'GET /gateway/customer/subscription': { ...subscription, state: 'PastDue' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Abonnementet avsluttes med en gang/)).toBeVisible();
    await expect(canvas.queryByText(/du har betalt for/)).toBeNull();
  },
};

export const UnknownResult: Story = {
  name: 'the cancel page shows an unknown result and lets the customer retry',
  beforeEach: open({ 'POST /gateway/subscription/stopRenewal': () => new Response(null, { status: 502 }) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stopp abonnementet' }));
    await expect(await canvas.findByText(/vet ikke om det er stoppet/)).toBeVisible();
  },
};

export const AlreadyCancelled: Story = {
  name: 'the cancel page shows that the subscription is already cancelled, with a restart link',
  beforeEach: open({ 'GET /gateway/customer': customerFixture('PendingCancellation') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Start abonnementet igjen' })).toBeVisible();
  },
};

export const Trial: Story = {
  name: 'the cancel page cancels the trial of one product',
  beforeEach: open(
    {
      'GET /gateway/customer': { ...customerFixture('Active'), isInTrialPeriod: true },
      'GET /gateway/customer/subscription': {
        ...subscription,
        trialProductIds: subscription.selectedProductIds,
      },
    },
    '/package/cancel/trial?productIds=max-ultimate&productIds=sport-basis',
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Du stopper Max Ultimate' })).toBeVisible();
    await expect(canvas.getByText(/er ikke i en prøveperiode/)).toBeVisible();
  },
};

export const Receipt: Story = {
  name: 'the cancel receipt shows the end of access and a restart link',
  beforeEach: open(
    {
      'GET /gateway/customer': customerFixture('PendingCancellation'),
      'GET /gateway/customer/subscription': { ...subscription, state: 'PendingCancellation' },
    },
    '/package/cancel/receipt',
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Abonnementet er stoppet' })).toBeVisible();
    await expect(canvas.getByText(/til og med søndag 13\. desember/)).toBeVisible();
  },
};

export const EndedImmediately: Story = {
  name: 'the cancel receipt of an unpaid subscription says that it has ended, with a link to the packages',
  beforeEach: open(
    {
      'GET /gateway/customer': customerFixture('Canceled'),
      'GET /gateway/customer/subscription': { ...subscription, state: 'Canceled' },
    },
    '/package/cancel/receipt',
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Abonnementet er avsluttet' })).toBeVisible();
    await expect(canvas.getByText('Du blir ikke trukket, og kontoen ligger klar.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Velg pakke' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Start abonnementet igjen' })).toBeNull();
  },
};

export const OnAPhone: Story = {
  name: 'the cancel page fits a phone without clipping',
  globals: { viewport: { value: 'phone' } },
  beforeEach: open({ 'GET /gateway/customer/subscription': offered }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/393,50\skr/);
    await expect(findClippedTexts(canvasElement)).toEqual([]);
  },
};
