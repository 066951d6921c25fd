import { useId } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon, SearchIcon } from '../icon/icons.tsx';
import styles from './SearchField.module.css';
import { Suggestions, type SuggestionsProps } from './Suggestions.tsx';
import { useActiveOption } from './useActiveOption.browser.ts';

export interface SearchFieldProps extends SuggestionsProps {
  /** Names the field and the search landmark. */
  readonly label: string;
  readonly placeholder?: string;
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
  value,
  onChange,
  onSubmit,
  maxLength,
  ...suggestions
}: SearchFieldProps) {
  const id = useId();
  const { entries, onChoose, input } = suggestions;
  const { shown, active, activeIndex, change, choose, handleKey, open } = useActiveOption({
    value,
    entries,
    onChange,
    onChoose,
  });
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
