import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { customerFixture } from '@tv/api-client/fixtures';
import { createCustomerStory, type CustomerStory } from '@tv/auth/testing';
import { standardResponses, type ResponseTable } from '@tv/test-world';
import { WalletReturnPage } from './WalletReturnPage.tsx';

const POLL = 'POST /gateway/billingprovider/vipps/poll';

let story: CustomerStory;

const meta = {
  title: 'Subscription/Wallet return',
  component: WalletReturnPage,
  render: () => (
    <>
      {story.show(
        <Routes>
          <Route path="/payment/vipps" element={<WalletReturnPage />} />
          <Route path="*" element={<p>Et annet sted</p>} />
        </Routes>,
        '/payment/vipps',
      )}
    </>
  ),
  afterEach: () => story.close(),
} satisfies Meta<typeof WalletReturnPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Poll delays: 750 ms times the attempt, at most ten times. */
const isPause = (ms: number | undefined): boolean =>
  ms !== undefined && ms > 0 && ms <= 7500 && ms % 750 === 0;

const open = (poll: unknown) => async () => {
  sessionStorage.clear();
  const responses: ResponseTable = {
    ...standardResponses,
    'GET /gateway/customer': customerFixture('Active'),
    [POLL]: poll,
  };
  story = await createCustomerStory(responses);
  const wait = window.setTimeout.bind(window);
  // Together the delays take about 40 s, too long for a story.
  const soon = (run: () => void, ms?: number) => wait(run, isPause(ms) ? 1 : ms);
  window.setTimeout = soon as typeof window.setTimeout;
  return () => {
    window.setTimeout = wait;
  };
};

/** Redirects to another page. */
const leadsTo = (poll: unknown, path: string): Pick<Story, 'beforeEach' | 'play'> => ({
  beforeEach: open(poll),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Et annet sted')).toBeVisible();
    await waitFor(() => expect(decodeURI(story.world.visited.at(-1) ?? '')).toBe(path));
  },
});

export const Completed: Story = {
  name: 'an approved payment of another tab redirects to the subscription',
  ...leadsTo({ paymentStatus: 'completed' }, '/abonnement'),
};

export const Cancelled: Story = {
  name: 'a cancelled payment of another tab redirects to the subscription',
  ...leadsTo({ paymentStatus: 'cancelled' }, '/abonnement'),
};

export const NoPayment: Story = {
  name: 'a missing payment redirects to the subscription',
  ...leadsTo(() => new Response(null, { status: 404 }), '/abonnement'),
};

export const Failed: Story = {
  name: 'a failed payment is not charged and can be retried',
  beforeEach: open({ paymentStatus: 'failed' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Betalingen gikk ikke gjennom' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Se abonnementet ditt' })).toBeVisible();
  },
};

export const Checking: Story = {
  name: 'a spinner is shown while the payment is checked',
  beforeEach: open(() => new Promise<Response>(() => undefined)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vi sjekker betalingen din hos Vipps')).toBeVisible();
  },
};

export const Waiting: Story = {
  name: 'PAY-12 the wallet return page shows that Vipps has not answered, and offers to cancel',
  beforeEach: open(() => {
    // The second poll never gets a response.
    story.world.network.addResponses({ [POLL]: () => new Promise<Response>(() => undefined) });
    return Response.json({ paymentStatus: 'pending' });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Vi venter på svar fra Vipps' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Avbryt og betal på en annen måte' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sjekk igjen' })).toBeVisible();
  },
};

export const PollFails: Story = {
  name: 'a failed poll shows an error with retry',
  beforeEach: open(() => new Response(null, { status: 400 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vi fikk ikke sjekket betalingen din.')).toBeVisible();
    story.world.network.addResponses({ [POLL]: { paymentStatus: 'completed' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(await canvas.findByText('Et annet sted')).toBeVisible();
  },
};

export const Pending: Story = {
  name: 'a payment pending after ten polls can be checked again, and is paid only once',
  beforeEach: open({ paymentStatus: 'pending' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Vi venter fortsatt på svar fra Vipps' }),
    ).toBeVisible();
    await expect(story.world.network.requestsTo(POLL)).toHaveLength(10);
    story.world.network.addResponses({ [POLL]: { paymentStatus: 'completed' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Sjekk igjen' }));
    await expect(await canvas.findByText('Et annet sted')).toBeVisible();
  },
};
