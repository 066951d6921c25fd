import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inAppMessagesFixture, parsed, parseInAppMessages } from '@tv/api-client/fixtures';
import { findClippedTexts, LONG_WORD } from '@tv/ui/testing';
import { withTestApp, getTestApp } from '../testing/testAppStory.tsx';
import { Banner } from './Banner.tsx';

const [ski, warning] = parsed(parseInAppMessages, inAppMessagesFixture);
if (!ski?.details || !warning) throw new Error('The fixtures have two banners');

const onDismiss = fn();

const meta = {
  title: 'Discovery/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: { message: ski, onDismiss },
  loaders: [withTestApp()],
  beforeEach: () => void onDismiss.mockClear(),
  render: (args, { loaded }) => {
    const { Providers } = getTestApp(loaded);
    return (
      <Providers>
        <main tabIndex={-1}>
          <Banner {...args} />
          <h1>Det som leses</h1>
        </main>
      </Providers>
    );
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the banner's animation has ended. */
async function waitForAnimation(region: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(getComputedStyle(region).opacity).toBe('1'));
  return region;
}

export const Info: Story = {
  name: 'BANNER-02 BANNER-04 an info banner appears after a second without layout shift',
  play: async ({ canvas, loaded }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    const { top } = heading.getBoundingClientRect();
    await expect(canvas.queryByText(ski.banner.title)).toBeNull();
    await waitForAnimation(await canvas.findByRole('region', { name: ski.banner.title }));
    await expect(canvas.getByText('Se åpningshelgen direkte.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Les mer' })).toBeVisible();
    await expect(heading.getBoundingClientRect().top).toBe(top);
    await expect(getTestApp(loaded).events).toEqual([
      { event: 'banner', bannerId: 'banner-ski', action: 'shown' },
    ]);
  },
};

export const Warning: Story = {
  name: 'BANNER-06 a warning banner that cannot be dismissed',
  args: { message: warning },
  play: async ({ canvas }) => {
    await waitForAnimation(await canvas.findByRole('region', { name: warning.banner.title }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Vi jobber med saken.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const TvApp: Story = {
  args: { message: { ...ski, type: 'tvApp' } },
  play: async ({ canvas }) => {
    await waitForAnimation(await canvas.findByRole('region', { name: ski.banner.title }));
  },
};

export const Details: Story = {
  name: 'BANNER-03 ANA-07 the button opens the full text with a link',
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Les mer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Skisesongen er i gang' });
    await expect(dialog).toHaveTextContent('Alle løp sendes direkte, og ligger i arkivet i sju dager.');
    await expect(screen.getByRole('link', { name: 'Til skisidene' })).toHaveAttribute('href', '/tema/ski');
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Les mer' })).toHaveFocus());
    await expect(getTestApp(loaded).events.at(-1)).toMatchObject({ action: 'clicked' });
  },
};

export const DisallowedLink: Story = {
  tags: ['behaviour'],
  name: 'BANNER-03 a disallowed link is not shown',
  args: {
    message: {
      ...ski,
      details: { ...ski.details, linkConfig: { link: 'https://evil.test/', linkText: 'Trykk her' } },
    },
  },
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Les mer' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
    await expect(screen.queryByText('Trykk her')).toBeNull();
    await expect(getTestApp(loaded).reports).toHaveLength(1);
  },
};

export const Dismissed: Story = {
  tags: ['behaviour'],
  name: 'BANNER-06 ANA-07 the close button dismisses the banner, and focus moves to the page',
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Lukk meldingen/ }));
    await expect(onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(getTestApp(loaded).events.at(-1)).toMatchObject({ action: 'dismissed' });
  },
};

export const LongTextOnPhone: Story = {
  name: 'a long banner text fits a phone',
  globals: { viewport: { value: 'phone' } },
  args: {
    message: {
      ...ski,
      banner: { title: LONG_WORD, message: `${LONG_WORD} ${LONG_WORD}`, buttonText: LONG_WORD },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await waitForAnimation(await canvas.findByRole('region', { name: LONG_WORD }));
    await expect(findClippedTexts(canvasElement)).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};
