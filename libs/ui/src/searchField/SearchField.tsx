import { Autocomplete } from '@base-ui/react/autocomplete';
import {
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

/** Something that can be searched for without being typed. */
export interface SearchEntry {
  /** Unlike that of all others in the list. */
  readonly text: string;
  readonly icon: ReactNode;
}

export interface SearchFieldProps {
  /** What the field is called, also as a landmark. */
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter was pressed. */
  readonly onSubmit: () => void;
  /** What is offered beneath the field; none where there is nothing. */
  readonly entries: readonly SearchEntry[];
  /** What the list of entries is called. */
  readonly entriesLabel: string;
  /** One beneath the other, or beside each other in a line that keeps its height, whether there are any or not. */
  readonly look: 'rows' | 'line';
  /** Stands above rows. */
  readonly head?: ReactNode;
  readonly onChoose: (text: string) => void;
  /** Takes an entry out of the rows; those that stay are then handed in. */
  readonly onRemove?: ((text: string) => void) | undefined;
  /** What the button is called that removes an entry. */
  readonly removeLabel?: (text: string) => string;
  readonly maxLength?: number;
  readonly input: RefObject<HTMLInputElement | null>;
}

/**
 * A field to search by, with a list of what else could be searched for: a combobox whose list stands in the page. The
 * arrow keys walk the list, Enter chooses from it or searches for what is typed; Escape clears the field, and closes the
 * list of an empty one until something is typed again, or an arrow or the field is pressed.
 */
export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  onSubmit,
  entries,
  entriesLabel,
  look,
  head,
  onChoose,
  onRemove,
  removeLabel = (text) => text,
  maxLength,
  input,
}: SearchFieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const hasEntries = isOpen && entries.length > 0;
  const { list: removers, remove } = useRemoval(entries, onRemove, input);

  function handleKey({ key }: KeyboardEvent) {
    if (key === 'ArrowDown' || key === 'ArrowUp') setOpen(true);
    if (key !== 'Escape') return;
    if (value === '') setOpen(false);
    else onChange('');
  }
  const list = hasEntries ? (
    <Autocomplete.List id={id} aria-label={entriesLabel} className={styles.entries}>
      {entries.map(({ text, icon }) => (
        <Autocomplete.Item key={text} value={text} className={styles.entry} onClick={() => onChoose(text)}>
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
          <span className={styles.text}>{text}</span>
        </Autocomplete.Item>
      ))}
    </Autocomplete.List>
  ) : null;

  return (
    <Autocomplete.Root
      inline
      open
      mode="none"
      items={entries.map(({ text }) => text)}
      value={value}
      onValueChange={(next, { reason }) => {
        // An entry that is chosen is told of by itself.
        if (reason !== 'input-change') return;
        setOpen(true);
        onChange(next);
      }}
    >
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
          <Autocomplete.Input
            ref={input}
            type="search"
            aria-label={label}
            aria-expanded={hasEntries}
            aria-controls={hasEntries ? id : undefined}
            enterKeyHint="search"
            placeholder={placeholder}
            maxLength={maxLength}
            className={styles.input}
            onKeyDown={handleKey}
            onClick={() => setOpen(true)}
          />
          {value === '' ? null : (
            <IconButton
              label="Tøm søkefeltet"
              icon={<CloseIcon />}
              size="small"
              onClick={() => {
                onChange('');
                input.current?.focus();
              }}
            />
          )}
        </div>
        {look === 'line' ? (
          <div className={styles.line}>{list}</div>
        ) : list === null ? null : (
          <div className={styles.rows}>
            {head}
            <div className={styles.columns}>
              {list}
              {onRemove && (
                <ul ref={removers} className={styles.removers}>
                  {entries.map(({ text }) => (
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
    </Autocomplete.Root>
  );
}

/** Removing an entry takes its button along: the focus goes on to the next one, or to the field after the last. */
function useRemoval(
  entries: readonly SearchEntry[],
  onRemove: ((text: string) => void) | undefined,
  input: RefObject<HTMLInputElement | null>,
) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  useLayoutEffect(() => {
    const index = removed.current;
    if (index === undefined) return;
    removed.current = undefined;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? input.current)?.focus();
  }, [entries, input]);
  const remove = (text: string) => {
    removed.current = entries.findIndex((entry) => entry.text === text);
    onRemove?.(text);
  };
  return { list, remove };
}
