import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { findClippedTexts } from '@tv/ui/testing';
import { createCustomerStory, type CustomerStory } from '../testing/customerStory.tsx';
import { kari } from '../testing/testIdentityProvider.ts';
import { ParentalSettings } from './ParentalSettings.tsx';

const KEY = `parental-${kari.sub}`;

let story: CustomerStory;

const meta = {
  title: 'Subscription/Settings/Parental control',
  component: ParentalSettings,
  args: { isPinSet: true },
  render: (args) => <>{story.show(<ParentalSettings {...args} />)}</>,
  beforeEach: async () => {
    story = await createCustomerStory({
      'GET /gateway/pin/pinsettings': { isPinSet: true, purchasePinActive: true },
      'POST /gateway/pin/validate': async (request: Request) =>
        Response.json({ isValid: ((await request.json()) as { pin: string }).pin === '1234' }),
    });
    return story.close;
  },
} satisfies Meta<typeof ParentalSettings>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const readStoredSetting = () =>
  JSON.parse(atob(story.session.browser.localStorage.getItem(KEY) ?? btoa('null'))) as unknown;
const isOn = (canvas: Canvas) => canvas.getByRole('switch', { name: 'Foreldrekontroll' });

async function enterPin(pin: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'PIN-kode' }), `${pin}{Enter}`);
}

async function turnOn(canvas: Canvas) {
  await userEvent.click(isOn(canvas));
  await waitFor(() => expect(isOn(canvas)).toBeChecked());
}

export const TurnedOn: Story = {
  name: 'PIN-19 PIN-20 turning parental control on takes effect at once, with an age limit of 12 years',
  play: async ({ canvas }) => {
    await expect(isOn(canvas)).not.toBeChecked();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await turnOn(canvas);
    await expect(canvas.getByRole('status')).toHaveTextContent('Foreldrekontrollen er på');
    await expect(readStoredSetting()).toEqual({ isParentalControlActive: true, ageRestriction: 12 });
    const names = canvas.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
    await expect(names).toEqual(['Alle', '6 år', '9 år', '12 år', '15 år', '18 år']);
    await expect(canvas.getByRole('radio', { name: '12 år' })).toBeChecked();
  },
};

export const AgeChanged: Story = {
  name: 'PIN-19 changing the age limit requires the PIN',
  play: async ({ canvas }) => {
    await turnOn(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: '9 år' }));
    await expect(readStoredSetting()).toEqual({ isParentalControlActive: true, ageRestriction: 12 });
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre aldersgrense' }));
    await enterPin('9999');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Feil pin');
    await expect(readStoredSetting()).toEqual({ isParentalControlActive: true, ageRestriction: 12 });
    await enterPin('1234');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Aldersgrensen er 9 år'));
    await expect(readStoredSetting()).toEqual({ isParentalControlActive: true, ageRestriction: 9 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const TurnedOff: Story = {
  name: 'PIN-19 turning parental control off requires the PIN; cancelling leaves it on',
  play: async ({ canvas }) => {
    await turnOn(canvas);
    await userEvent.click(isOn(canvas));
    await userEvent.click(await screen.findByRole('button', { name: 'Avbryt' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(isOn(canvas)).toBeChecked();
    await expect(readStoredSetting()).toEqual({ isParentalControlActive: true, ageRestriction: 12 });
    await userEvent.click(isOn(canvas));
    await enterPin('1234');
    await waitFor(() => expect(isOn(canvas)).not.toBeChecked());
    await expect(canvas.getByRole('status')).toHaveTextContent('Foreldrekontrollen er av');
    await expect(readStoredSetting()).toEqual({ isParentalControlActive: false, ageRestriction: 12 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WithoutPin: Story = {
  name: 'parental control requires a PIN to be created first',
  args: { isPinSet: false },
  play: async ({ canvas }) => {
    await expect(isOn(canvas)).toBeDisabled();
    await expect(isOn(canvas)).toHaveAccessibleDescription('Lag en PIN-kode først.');
  },
};

export const ChangedInAnotherTab: Story = {
  name: 'PIN-20 a change in another tab shows at once',
  play: async ({ canvas }) => {
    await turnOn(canvas);
    const text = btoa(JSON.stringify({ isParentalControlActive: true, ageRestriction: 0 }));
    story.session.browser.localStorage.setItem(KEY, text);
    story.session.tab.session.handleStorageChange(KEY);
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Alle' })).toBeChecked());
  },
};

export const OnAPhone: Story = {
  name: 'on a phone no text is clipped in the parental settings',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await turnOn(canvas);
    await expect(findClippedTexts(canvasElement)).toEqual([]);
  },
};
