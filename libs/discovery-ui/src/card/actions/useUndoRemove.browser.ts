import {
  useLazyGetTitleQuery,
  useReportExternalPlaybackMutation,
  useSaveProgressMutation,
  invalidateContinueWatching,
  type Card,
  useApiDispatch,
} from '@tv/api-client';

/**
 * Returns a function that restores a title to continue watching, by saving its progress or reporting external
 * playback; undefined without a link for it.
 */
export function useUndoRemove({ links, userData }: Card): (() => Promise<void>) | undefined {
  const dispatch = useApiDispatch();
  const [getTitle] = useLazyGetTitleQuery();
  const [saveProgress] = useSaveProgressMutation();
  const [reportExternalPlayback] = useReportExternalPlaybackMutation();
  const reportUrl = links?.externalPlayback?.reportUrl;
  if (reportUrl !== undefined) {
    return async () => {
      await reportExternalPlayback(reportUrl).unwrap();
    };
  }
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
