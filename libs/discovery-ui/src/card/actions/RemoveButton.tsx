import { useAnalytics, useReporter } from '@tv/analytics';
import { useExcludeFromContinueWatchingMutation, useSetInMyListMutation, type Card } from '@tv/api-client';
import { CloseIcon, IconButton, useToast } from '@tv/ui';
import { toSourceElement } from '../hoverCard/cardElements.browser.ts';
import { titleOrFallback } from '../labels/cardTexts.ts';
import styles from './RemoveButton.module.css';
import type { PersonalList } from './personalList.ts';
import { useUndoRemove } from './useUndoRemove.browser.ts';

/**
 * Call before a focused list item is removed. The returned function focuses the next item, or the previous at
 * the end, unless focus has moved.
 */
function prepareMoveFocus(inside: Element): () => void {
  const item = inside.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  return () => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (isLost || item?.contains(activeElement)) {
      neighbour?.querySelector<HTMLElement>('a[href]')?.focus();
    }
  };
}

const LIST_NAMES = { continueWatching: 'Fortsett å se', myList: 'Min liste' } as const;

interface RemoveButtonProps {
  readonly card: Card;
  readonly kind: keyof typeof LIST_NAMES;
  readonly link: PersonalList['link'];
  readonly tabIndex: -1 | undefined;
  readonly className: string | undefined;
}

/**
 * Removes a card from continue watching or my list, moves focus to its neighbour and offers undo. Failures
 * are only logged (LIST-11).
 */
export function RemoveButton({ card, kind, link, tabIndex, className }: RemoveButtonProps) {
  const analytics = useAnalytics();
  const reporter = useReporter();
  const showToast = useToast();
  const [exclude, excluding] = useExcludeFromContinueWatchingMutation();
  const [setInMyList, leaving] = useSetInMyListMutation();
  const restoreToContinueWatching = useUndoRemove(card);
  const isLoading = excluding.isLoading || leaving.isLoading;
  const title = titleOrFallback(card.title);
  const list = LIST_NAMES[kind];

  const change = async (isInMyList: boolean) => {
    await setInMyList({ link, isMember: isInMyList }).unwrap();
    analytics.push({ event: 'toggle_wish_list', titleId: card.id, title: card.title, isInMyList });
  };
  const restore = kind === 'myList' ? () => change(true) : restoreToContinueWatching;
  const undo = async () => {
    try {
      await restore?.();
    } catch (error) {
      reporter.error(error, 'card.undoRemoval');
      showToast({ title: `Vi fikk ikke lagt ${title} tilbake`, kind: 'error' });
    }
  };
  const remove = async (button: HTMLElement) => {
    const moveFocus = prepareMoveFocus(toSourceElement(button));
    try {
      await (kind === 'myList' ? change(false) : exclude(link).unwrap());
      moveFocus();
      showToast({
        title: `${title} er fjernet fra ${list}`,
        ...(restore ? { action: { label: 'Angre', onSelect: () => void undo() } } : {}),
      });
    } catch (error) {
      reporter.error(error, 'card.removeFromList');
    }
  };
  return (
    <IconButton
      label={`Fjern ${title} fra ${list}`}
      title={`Fjern fra ${list}`}
      icon={<CloseIcon />}
      variant={className === undefined ? 'on-image' : 'plain'}
      size="small"
      aria-disabled={isLoading}
      tabIndex={tabIndex}
      className={className ?? styles.remove}
      onClick={({ currentTarget }) => {
        if (!isLoading) void remove(currentTarget);
      }}
    />
  );
}
