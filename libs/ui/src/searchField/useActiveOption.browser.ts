import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { SearchFieldProps } from './SearchField.tsx';

/** Which options a search combobox shows and which is active. Handles the keys of its field. */
export function useActiveOption({
  value,
  entries,
  onChange,
  onChoose,
}: Pick<SearchFieldProps, 'value' | 'entries' | 'onChange' | 'onChoose'>) {
  const [isOpen, setOpen] = useState(true);
  const [highlighted, setHighlighted] = useState<string>();
  const shown = isOpen ? entries : [];
  const activeIndex = shown.findIndex(({ text }) => text === highlighted);
  const active = useRef<HTMLLIElement>(null);
  useEffect(() => {
    active.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [highlighted]);

  function change(next: string): void {
    setOpen(true);
    setHighlighted(undefined);
    onChange(next);
  }
  /** The field is one stop in the cycle. */
  function moveHighlight(step: 1 | -1): void {
    const steps = entries.length + 1;
    const next = (activeIndex + 1 + step + steps) % steps;
    setOpen(true);
    setHighlighted(entries[next - 1]?.text);
  }
  function choose(text: string): void {
    setHighlighted(undefined);
    onChoose(text);
  }
  function handleKey(event: KeyboardEvent): void {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    const chosen = shown[activeIndex];
    if (key === 'ArrowDown') moveHighlight(1);
    else if (key === 'ArrowUp') moveHighlight(-1);
    else if (key === 'Enter' && chosen) choose(chosen.text);
    else if (key === 'Escape' && value !== '') change('');
    else if (key === 'Escape') setOpen(false);
    else return;
    event.preventDefault();
  }
  return { shown, active, activeIndex, change, choose, handleKey, open: () => setOpen(true) };
}
