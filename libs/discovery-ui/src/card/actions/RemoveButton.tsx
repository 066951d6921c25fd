import { useAnalytics, useReporter } from '@tv/analytics';
import {
  invalidateContinueWatching,
  useApiDispatch,
  useExcludeFromContinueWatchingMutation,
  useLazyGetTitleQuery,
  useReportExternalPlaybackMutation,
  useSaveProgressMutation,
  useSetInMyListMutation,
  type Card,
} from '@tv/api-client';
import { CloseIcon, IconButton, useToast } from '@tv/ui';
import { toSourceElement } from '../hoverCard/cardElements.browser.ts';
import { titleOrFallback } from '../labels/cardTexts.ts';
import styles from './RemoveButton.module.css';
import type { PersonalList } from './personalList.ts';

/** Call before removal of a focused list item. Returns a function that focuses its neighbour, unless focus moved. */
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

/** Returns a function that restores a title to continue watching; undefined without a link for it. */
function useUndoRemove({ links, userData }: Card): (() => Promise<unknown>) | undefined {
  const dispatch = useApiDispatch();
  const [getTitle] = useLazyGetTitleQuery();
  const [saveProgress] = useSaveProgressMutation();
  const [reportExternalPlayback] = useReportExternalPlaybackMutation();
  const reportUrl = links?.externalPlayback?.reportUrl;
  if (reportUrl !== undefined) return () => reportExternalPlayback(reportUrl).unwrap();
  const id = links?.details?.id;
  if (id === undefined) return undefined;
  return async () => {
    const { links: ways, progress, durationSeconds = 0 } = await getTitle(id).unwrap();
    if (!ways.progress) throw new Error(`Title ${id} has no progress link`);
    await saveProgress({
      link: ways.progress.href,
      seconds: progress?.seconds ?? (userData?.progressRatio ?? 0) * durationSeconds,
      streamingSessionId: crypto.randomUUID(),
      titleId: id,
    }).unwrap();
    dispatch(invalidateContinueWatching());
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

/** Removes a card from continue watching or my list and offers undo. Failures are only logged (LIST-11). */
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
