import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon, SearchIcon } from '../icon/icons.tsx';
import styles from './SearchField.module.css';

/** A suggestion. */
export interface SearchEntry {
  /** Unique in the list. */
  readonly text: string;
  readonly icon: ReactNode;
}

export interface SearchFieldProps {
  /** Names the field and the search landmark. */
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSubmit: () => void;
  /** Suggestions below the field. */
  readonly entries: readonly SearchEntry[];
  readonly entriesLabel: string;
  /** `line` keeps its height when empty. */
  readonly layout: 'rows' | 'line';
  /** Above rows. */
  readonly header?: ReactNode;
  readonly onChoose: (text: string) => void;
  /** Removes an entry; pass the remaining ones. */
  readonly onRemove?: ((text: string) => void) | undefined;
  readonly removeLabel?: (text: string) => string;
  readonly maxLength?: number;
  readonly input: RefObject<HTMLInputElement | null>;
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
  entries,
  entriesLabel,
  layout,
  header,
  onChoose,
  onRemove,
  removeLabel = (text) => text,
  maxLength,
  input,
}: SearchFieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const [highlighted, setHighlighted] = useState<string>();
  const shown = isOpen ? entries : [];
  const activeIndex = shown.findIndex(({ text }) => text === highlighted);
  const active = useRef<HTMLLIElement>(null);
  const { list: removeButtons, remove } = useRemoval(entries, onRemove, input);
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

  const hasEntries = shown.length > 0;
  const list = hasEntries ? (
    <ul id={id} role="listbox" aria-label={entriesLabel} className={styles.entries}>
      {shown.map(({ text, icon }, index) => (
        // Keyboard selection happens in the field.
        // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events
        <li
          key={text}
          ref={index === activeIndex ? active : undefined}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === activeIndex}
          className={styles.entry}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(text)}
        >
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ul>
  ) : null;

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
          onClick={() => setOpen(true)}
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
      {layout === 'line' ? (
        <div className={styles.line}>{list}</div>
      ) : list === null ? null : (
        <div className={styles.rows}>
          {header}
          <div className={styles.columns}>
            {list}
            {onRemove && (
              <ul ref={removeButtons} className={styles.removers}>
                {shown.map(({ text }) => (
                  <li key={text}>
                    <IconButton
                      label={removeLabel(text)}
                      icon={<CloseIcon />}
                      size="small"
                      onClick={() => remove(text)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
    </form>
  );
}

/** Moves the focus to the next remove button, or to the field. */
function useRemoval(
  entries: readonly SearchEntry[],
  onRemove: ((text: string) => void) | undefined,
  input: RefObject<HTMLInputElement | null>,
) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ readonly text: string; readonly index: number }>(undefined);
  useLayoutEffect(() => {
    const removedEntry = removed.current;
    // A pending render may still contain it.
    if (removedEntry === undefined || entries.some(({ text }) => text === removedEntry.text)) return;
    removed.current = undefined;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(removedEntry.index, buttons.length - 1)] ?? input.current)?.focus();
  }, [entries, input]);
  const remove = (text: string) => {
    removed.current = { text, index: entries.findIndex((entry) => entry.text === text) };
    onRemove?.(text);
  };
  return { list, remove };
}
