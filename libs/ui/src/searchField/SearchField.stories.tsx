import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { ClockIcon } from '../icon/deferredIcons.tsx';
import { SearchIcon } from '../icon/icons.tsx';
import { LONG_WORD } from '../testing/index.ts';
import { SearchField } from './SearchField.tsx';

const onSubmit = fn();
const onChoose = fn();

interface ExampleProps {
  readonly last: readonly string[];
  readonly titles: readonly string[];
  readonly text?: string;
}

function Example({ last, titles, text = '' }: ExampleProps) {
  const [value, setValue] = useState(text);
  const [lastSearches, setLastSearches] = useState(last);
  const input = useRef<HTMLInputElement>(null);
  const isEmpty = value === '';
  const entries = isEmpty ? lastSearches : titles;
  return (
    <SearchField
      label="Søk"
      placeholder="Film, serie, program eller kanal"
      name="q"
      value={value}
      onChange={setValue}
      onSubmit={() => void onSubmit(value)}
      entries={entries.map((entry) => ({
        text: entry,
        icon: isEmpty ? <ClockIcon /> : <SearchIcon />,
      }))}
      entriesLabel={isEmpty ? 'Siste søk' : 'Forslag'}
      layout={isEmpty ? 'rows' : 'line'}
      header={
        <Button size="small" variant="quiet" onClick={() => setLastSearches([])}>
          Fjern alle
        </Button>
      }
      onChoose={onChoose}
      onRemove={(entry) => setLastSearches(lastSearches.filter((other) => other !== entry))}
      removeLabel={(entry) => `Fjern ${entry}`}
      input={input}
    />
  );
}

const meta = {
  title: 'Primitives/SearchField',
  component: Example,
  args: { last: ['is', 'fjell', 'hav'], titles: ['Isfront', 'Isfjell', 'Under isen'] },
  beforeEach: () => {
    onSubmit.mockClear();
    onChoose.mockClear();
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the active option; the focus stays in the field. */
const highlighted = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

export const Keyboard: Story = {
  name: 'arrow keys move through the suggestions, and Enter selects',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Søk' });
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    await expect(highlighted(field)).toBe('is');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(highlighted(field)).toBe('hav');
    await userEvent.keyboard('{ArrowUp}');
    await expect(highlighted(field)).toBe('fjell');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onChoose.mock.calls).toEqual([['fjell']]);
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const Typing: Story = {
  name: 'Enter searches for the typed text; Escape clears it, and then closes the list',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Søk' });
    await userEvent.type(field, 'is');
    const list = canvas.getByRole('listbox', { name: 'Forslag' });
    await expect(list).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit.mock.calls).toEqual([['is']]);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(field).toHaveValue('');
    await expect(canvas.getByRole('listbox', { name: 'Siste søk' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('listbox', { name: 'Siste søk' })).toBeVisible();
    await expect(field).toHaveFocus();
  },
};

export const Mouse: Story = {
  name: 'a click selects a suggestion, and the clear button empties the field',
  args: { text: 'is' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Søk' });
    await userEvent.click(canvas.getByRole('option', { name: 'Isfjell' }));
    await expect(onChoose.mock.calls).toEqual([['Isfjell']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Tøm søkefeltet' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const Removing: Story = {
  name: 'removing a suggestion moves the focus to the next remove button, and finally to the field',
  args: { last: ['is', 'fjell'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fjern fjell' }));
    await expect(canvas.getByRole('button', { name: 'Fjern is' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'Søk' })).toHaveFocus();
  },
};

export const NoSuggestions: Story = {
  name: 'the search field has no list without suggestions',
  args: { last: [], titles: [] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Søk' });
    await userEvent.type(field, 'zzz{ArrowDown}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

export const LongText: Story = {
  name: 'long words fit the width of the search field',
  args: { last: [LONG_WORD, `${LONG_WORD} ${LONG_WORD}`], titles: [LONG_WORD, `${LONG_WORD} 2`] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};
