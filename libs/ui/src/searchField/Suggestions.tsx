import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icon/icons.tsx';
import styles from './SearchField.module.css';

export interface SearchEntry {
  /** Unique in the list. */
  readonly text: string;
  readonly icon: ReactNode;
}

export interface SuggestionsProps {
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
  readonly input: RefObject<HTMLInputElement | null>;
}

/** The listbox of a search combobox, with remove buttons if entries are removable. The focus stays in the field. */
export function Suggestions({
  entries,
  entriesLabel,
  layout,
  header,
  onChoose,
  onRemove,
  removeLabel = (text) => text,
  input,
  id,
  activeIndex,
  active,
}: SuggestionsProps & {
  /** Of the listbox. Options have it with their index: `id-0`. */
  readonly id: string;
  readonly activeIndex: number;
  readonly active: RefObject<HTMLLIElement | null>;
}) {
  const { list: removeButtons, remove } = useRemoval(entries, onRemove, input);
  const list = entries.length > 0 && (
    <ul id={id} role="listbox" aria-label={entriesLabel} className={styles.entries}>
      {entries.map(({ text, icon }, index) => (
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
          onClick={() => onChoose(text)}
        >
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ul>
  );
  if (layout === 'line') return <div className={styles.line}>{list}</div>;
  if (!list) return null;
  return (
    <div className={styles.rows}>
      {header}
      <div className={styles.columns}>
        {list}
        {onRemove && (
          <ul ref={removeButtons} className={styles.removers}>
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
