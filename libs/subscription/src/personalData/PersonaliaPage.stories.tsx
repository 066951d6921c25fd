import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { accountFixture } from '@tv/api-client/fixtures';
import { customerStory, type CustomerStory } from '@tv/auth/testing';
import type { ResponseTable } from '@tv/test-world';
import { cutTexts, LONG_WORD } from '@tv/ui/testing';
import { PersonaliaPage } from './PersonaliaPage.tsx';

const ACCOUNT = 'GET /gateway/customer/account';
const CONSENTS = 'POST /gateway/customer/consents';

let story: CustomerStory;

const meta = {
  title: 'Subscription/Personal data',
  component: PersonaliaPage,
  parameters: { layout: 'fullscreen' },
  render: () => <>{story.show(<PersonaliaPage />, '/informasjon')}</>,
} satisfies Meta<typeof PersonaliaPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const answered =
  (responses: ResponseTable = {}) =>
  async () => {
    story = await customerStory({
      [ACCOUNT]: accountFixture,
      [CONSENTS]: () => new Response(null, { status: 204 }),
      ...responses,
    });
    return story.close;
  };

export const Known: Story = {
  name: 'what is known of a customer, and what he has agreed to',
  beforeEach: answered(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kari Nordmann')).toBeVisible();
    await expect(canvas.getByText('912 34 567')).toBeVisible();
    await expect(canvas.getAllByRole('switch')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('switch', { name: 'Send meg tips og tilbud på SMS' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Lagret'));
  },
};

export const NotSaved: Story = {
  name: 'a consent that cannot be saved goes back, and that is said',
  beforeEach: answered({ [CONSENTS]: () => new Response(null, { status: 500 }) }),
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('switch', { name: 'Send meg tips og tilbud på SMS' });
    await userEvent.click(toggle);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Valget er som før');
    await expect(toggle).not.toBeChecked();
  },
};

export const NoConsents: Story = {
  name: 'consents that cannot be read are asked for again, and none is guessed',
  beforeEach: answered({ [ACCOUNT]: { personalia: accountFixture.personalia } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vi fikk ikke hentet samtykkene dine.')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

export const Loading: Story = {
  name: 'an account on its way',
  beforeEach: answered({ [ACCOUNT]: () => new Promise<never>(() => undefined) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Henter opplysningene dine' })).toBeVisible();
  },
};

export const Fails: Story = {
  name: 'an account that cannot be had is told of, and asked for again',
  beforeEach: answered({ [ACCOUNT]: () => new Response(null, { status: 503 }) }),
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Prøv igjen' });
    story.world.network.answer({ [ACCOUNT]: accountFixture });
    await userEvent.click(again);
    await expect(await canvas.findByText('Kari Nordmann')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  name: 'on a phone long names fit the window, and what is not known says so',
  globals: { viewport: { value: 'phone' } },
  beforeEach: answered({
    [ACCOUNT]: {
      personalia: {
        firstName: LONG_WORD,
        lastName: LONG_WORD,
        email: `${LONG_WORD.toLowerCase()}@kunde.test`,
      },
      consents: accountFixture.consents,
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Ikke oppgitt')).toBeVisible();
    await expect(cutTexts(canvasElement)).toEqual([]);
  },
};
