import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon, SearchIcon } from '../icon/icons.tsx';
import styles from './SearchField.module.css';
import { Suggestions, type SuggestionsProps } from './Suggestions.tsx';

export interface SearchFieldProps extends SuggestionsProps {
  /** Names the field and the search landmark. */
  readonly label: string;
  readonly placeholder?: string;
  /** Query parameter of the text. Without JavaScript the form opens the current path with it. */
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSubmit: () => void;
  readonly maxLength?: number;
}

/**
 * A search combobox (ARIA). Arrow keys move through the list while the field keeps focus. Enter selects or
 * searches. Escape clears the field, then closes the list.
 *
 * Not the headless library's, which would add 17 kB to the search page (decision 0050).
 */
export function SearchField({
  label,
  placeholder,
  name,
  value,
  onChange,
  onSubmit,
  maxLength,
  ...suggestions
}: SearchFieldProps) {
  const id = useId();
  const { entries, onChoose, input } = suggestions;
  const field = { value, entries, onChange, onChoose };
  const { shown, active, activeIndex, change, choose, handleKey, open } = useActiveOption(field);
  const hasEntries = shown.length > 0;
  return (
    <form
      role="search"
      aria-label={label}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className={styles.field}>
        <SearchIcon />
        <input
          ref={input}
          type="search"
          name={name}
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={hasEntries}
          aria-controls={hasEntries ? id : undefined}
          aria-activedescendant={activeIndex < 0 ? undefined : `${id}-${activeIndex}`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={placeholder}
          maxLength={maxLength}
          className={styles.input}
          value={value}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={handleKey}
          onClick={open}
        />
        {value === '' ? null : (
          <IconButton
            label="Tøm søkefeltet"
            icon={<CloseIcon />}
            size="small"
            onClick={() => {
              change('');
              input.current?.focus();
            }}
          />
        )}
      </div>
      <Suggestions
        {...suggestions}
        id={id}
        entries={shown}
        active={active}
        activeIndex={activeIndex}
        onChoose={choose}
      />
    </form>
  );
}

/** Which options a search combobox shows and which is active. Handles the keys of its field. */
function useActiveOption({
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
