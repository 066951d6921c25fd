import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { SettingsIcon } from '../icon/deferredIcons.tsx';
import { InfoIcon } from '../icon/icons.tsx';
import { Stack } from '../layout/layout.tsx';
import { Menu, MenuRadioGroup, MenuItem } from '../menu/Menu.tsx';
import { ErrorView } from '../message/Message.tsx';
import { Select } from '../select/Select.tsx';
import { Switch } from '../switch/Switch.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { ToastProvider, useToast } from '../toast/ToastProvider.tsx';
import { findClippedTexts, LONG_WORD } from './findClippedTexts.ts';

const ignore = () => undefined;
const sentence = `${LONG_WORD} og ${LONG_WORD.toLowerCase()}smedlemmene drar`;

const meta = {
  title: 'Primitives/Long words',
  globals: { viewport: { value: 'phone' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const nothingIsCut = (root: Element) => expect(findClippedTexts(root)).toEqual([]);

export const InThePage: Story = {
  name: 'on a phone words longer than a line wrap, and no text is clipped',
  render: () => (
    <Stack>
      <h1>{LONG_WORD}</h1>
      <h2>{sentence}</h2>
      <h3>{sentence}</h3>
      <p>{sentence}</p>
      <div>
        <Button variant="primary" size="large" icon={<InfoIcon />}>
          {sentence}
        </Button>
      </div>
      <div>
        <Badge variant="live">{sentence}</Badge>
      </div>
      <Switch label={sentence} text={sentence} isOn={false} onChange={ignore} />
      <Select label={sentence} value="1" options={[{ value: '1', label: sentence }]} onChange={ignore} />
      <Tabs
        label="Sesong"
        value="1"
        onChange={ignore}
        tabs={[
          { value: '1', label: sentence, content: <p>{sentence}</p> },
          { value: '2', label: LONG_WORD, content: null },
        ]}
      />
      <ErrorView title={sentence} text={sentence} action={<Button>{sentence}</Button>} />
    </Stack>
  ),
  play: async ({ canvasElement }) => nothingIsCut(canvasElement),
};

export const InADialog: Story = {
  name: 'In a dialog',
  render: () => (
    <Dialog isOpen onClose={ignore} title={sentence} text={sentence} actions={<Button>{sentence}</Button>}>
      <p>{LONG_WORD}</p>
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
    await nothingIsCut(dialog);
  },
};

export const InAMenu: Story = {
  name: 'In a menu',
  render: () => (
    <Menu trigger={<Button>Meny</Button>} align="start">
      <MenuItem icon={<SettingsIcon />}>{sentence}</MenuItem>
      <MenuRadioGroup
        label={sentence}
        value="1"
        options={[{ value: '1', label: `${sentence} hjem` }]}
        onChange={ignore}
      />
    </Menu>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meny' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(getComputedStyle(menu).opacity).toBe('1'));
    await waitFor(() => nothingIsCut(menu));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

function ToastButton() {
  const show = useToast();
  return (
    <Button
      onClick={() =>
        show({ title: sentence, text: sentence, action: { label: LONG_WORD, onSelect: ignore } })
      }
    >
      Vis
    </Button>
  );
}

export const InAToast: Story = {
  name: 'In a toast',
  render: () => (
    <ToastProvider>
      <ToastButton />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vis' }));
    const toast = await screen.findByRole('dialog', { name: sentence });
    await waitFor(() => expect(getComputedStyle(toast).opacity).toBe('1'));
    await nothingIsCut(toast);
  },
};
