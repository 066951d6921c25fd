import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { createTestWorld, testOrigin, TestWorldProvider } from '@tv/test-world';
import { DeepLinkGenerator } from './DeepLinkGenerator.tsx';

const meta = {
  title: 'Shell/Deep link generator',
  component: DeepLinkGenerator,
  render: () => (
    <TestWorldProvider world={createTestWorld()} initialPath="/dev">
      <DeepLinkGenerator />
    </TestWorldProvider>
  ),
} satisfies Meta<typeof DeepLinkGenerator>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function ask(canvas: Canvas, userEvent: UserEvent, address: string) {
  await userEvent.clear(canvas.getByLabelText('Adressen til en side her'));
  await userEvent.type(canvas.getByLabelText('Adressen til en side her'), address);
  await userEvent.click(canvas.getByRole('button', { name: 'Lag dyplenke' }));
}

export const Copied: Story = {
  name: 'Copies the deep link of a page to the clipboard',
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await ask(canvas, userEvent, `${testOrigin}/serie/ferja/Ferja`);
    await waitFor(() => expect(write).toHaveBeenCalledWith(`${testOrigin}/se/serie/ferja`));
    await expect(canvas.getByRole('status')).toHaveTextContent(`Kopiert: ${testOrigin}/se/serie/ferja`);
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const Unknown: Story = {
  name: 'CONF-11 alerts on an unknown address',
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await ask(canvas, userEvent, 'https://andre.test/serie/ferja');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Vi kjenner ikke denne adressen.');
    await expect(write).not.toHaveBeenCalled();
  },
};

export const ClipboardClosed: Story = {
  name: 'CONF-12 alerts on a blocked clipboard and shows the link to copy by hand',
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await ask(canvas, userEvent, `${testOrigin}/film/isfront`);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        `Utklippstavlen er stengt. Kopier lenken herfra: ${testOrigin}/se/program/isfront`,
      ),
    );
  },
};
