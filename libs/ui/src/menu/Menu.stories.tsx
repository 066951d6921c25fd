import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { ExternalIcon, LogoutIcon, SettingsIcon } from '../icon/deferredIcons.tsx';
import { UserIcon } from '../icon/icons.tsx';
import { LazyMenu } from './LazyMenu.tsx';
import { Menu, MenuRadioGroup, MenuItem, MenuSeparator } from './Menu.tsx';

const meta = {
  title: 'Primitives/Menu',
  args: { onLogout: fn() },
  render: ({ onLogout }) => (
    <Menu trigger={<Button icon={<UserIcon />}>Min side</Button>} align="start">
      <MenuItem icon={<SettingsIcon />}>Konto</MenuItem>
      <MenuItem icon={<ExternalIcon />}>Hjelp</MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogoutIcon />} onSelect={onLogout}>
        Logg ut
      </MenuItem>
    </Menu>
  ),
} satisfies Meta<{ onLogout: () => void }>;

export default meta;
type Story = StoryObj<typeof meta>;

async function settled(menu: HTMLElement) {
  await waitFor(() => expect(getComputedStyle(menu).opacity).toBe('1'));
}

export const WithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Min side' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Konto' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Logg ut' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Min side' }));
    await settled(await screen.findByRole('menu'));
  },
};

function Languages() {
  const [language, setLanguage] = useState('nb');
  return (
    <Menu trigger={<Button>Undertekster</Button>} align="start">
      <MenuRadioGroup
        label="Undertekster"
        value={language}
        onChange={setLanguage}
        options={[
          { value: 'off', label: 'Av' },
          { value: 'nb', label: 'Norsk' },
          { value: 'en', label: 'Engelsk' },
        ]}
      />
    </Menu>
  );
}

export const RadioOptions: Story = {
  render: () => <Languages />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undertekster' }));
    await settled(await screen.findByRole('menu'));
    await expect(screen.getByRole('menuitemradio', { name: 'Norsk' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Engelsk' }));
    await expect(screen.getByRole('menuitemradio', { name: 'Engelsk' })).toBeChecked();
  },
};

/** Waits until a menu opened by pointer handles keys. */
async function opened(): Promise<void> {
  const menu = await screen.findByRole('menu');
  await settled(menu);
  await waitFor(() => expect(menu).toHaveFocus());
}

export const Lazy: Story = {
  name: 'a lazy menu works like any other with the keyboard and restores the focus',
  render: ({ onLogout }) => (
    <LazyMenu trigger={<IconButton label="Min side" icon={<UserIcon />} />} align="start">
      {({ MenuItem }) => (
        <>
          <MenuItem>Konto</MenuItem>
          <MenuItem onSelect={onLogout}>Logg ut</MenuItem>
        </>
      )}
    </LazyMenu>
  ),
  play: async ({ args, canvas }) => {
    const button = () => canvas.getByRole('button', { name: 'Min side' });
    await expect(button()).toHaveAttribute('aria-expanded', 'false');
    button().focus();
    for (const key of ['{Enter}', '{ArrowDown}', '{Enter}']) {
      await userEvent.keyboard(key);
      const menu = await screen.findByRole('menu');
      await expect(button()).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Konto' })).toHaveFocus());
      await settled(menu);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button()).toHaveFocus());
      await waitFor(() => expect(menu).not.toBeInTheDocument());
    }
    await userEvent.click(button());
    await opened();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await waitFor(() => expect(button()).toHaveFocus());
    // A second click closes it.
    await userEvent.click(button());
    await settled(await screen.findByRole('menu'));
    await userEvent.click(button());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const LazyByMouse: Story = {
  ...Lazy,
  name: 'a lazy menu opens and closes by mouse',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Min side' }));
    await opened();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Konto' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Min side' })).toHaveFocus());
  },
};
