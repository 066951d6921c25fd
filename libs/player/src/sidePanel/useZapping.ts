import { useCallback, useEffect, useRef } from 'react';
import { getTvGuide, useApiDispatch } from '@tv/api-client';
import { runWhenIdle } from '@tv/lazy';
import { useClock } from '@tv/time';
import type { PrefetchTitle } from '../prefetch/usePrefetchTitle.browser.ts';
import type { Zap } from '../ui/shortcuts/handleKeyCommand.ts';
import { findAdjacentChannel, type GuidePage, type GuidePageQuery } from './findAdjacentChannel.ts';
import { GUIDE_PAGE_SIZE, guideWindow, isChannelLocked } from './guideWindow.ts';
import type { SwitchTitle } from './useSwitchTitle.ts';

/**
 * Switches channel in guide order; presses are queued. After the first switch both neighbours are prefetched.
 *
 * @param channelId undefined on demand
 * @param prefetchTitle undefined until the first frame
 */
export function useZapping(
  channelId: string | undefined,
  switchTitle: SwitchTitle,
  prefetchTitle: PrefetchTitle | undefined,
): ((to: Zap) => void) | undefined {
  const fetchPage = useFetchGuidePage();
  const hasZapped = useRef(false);
  const recent = useRef<{ readonly now?: string | undefined; readonly before?: string | undefined }>({});
  /** Target of the queued presses, and channels passed. */
  const pending = useRef<{ readonly to?: string | undefined; readonly through: Set<string> }>({
    through: new Set(),
  });
  const queue = useRef({ count: 0, done: Promise.resolve() });

  useEffect(() => {
    const { to, through } = pending.current;
    // A skipped channel that arrives late.
    if (to !== channelId && channelId !== undefined && through.has(channelId)) return;
    if (recent.current.now !== channelId) recent.current = { now: channelId, before: recent.current.now };
    pending.current = { to: channelId, through: new Set() };
  }, [channelId]);

  useEffect(() => {
    if (!hasZapped.current || channelId === undefined || !prefetchTitle) return undefined;
    return runWhenIdle(() => {
      for (const step of [1, -1] as const)
        void findAdjacentChannel(channelId, step, fetchPage).then(
          (found) => found && prefetchTitle(found.id, found.isLocked),
        );
    });
  }, [channelId, fetchPage, prefetchTitle]);

  const zap = useCallback(
    (to: Zap) => {
      hasZapped.current = true;
      const queued = queue.current;
      queued.count += 1;
      queued.done = queued.done.then(async () => {
        const { to: from, through } = pending.current;
        const channel = await resolveChannel(to, from, recent.current.before, fetchPage);
        queued.count -= 1;
        if (!channel) return;
        pending.current = { to: channel.id, through: through.add(channel.id) };
        // Skipped if another press is queued.
        if (queued.count === 0) void switchTitle({ kind: 'live', ...channel });
      });
    },
    [fetchPage, switchTitle],
  );
  return channelId === undefined ? undefined : zap;
}

async function resolveChannel(
  to: Zap,
  from: string | undefined,
  before: string | undefined,
  fetchPage: FetchGuidePage,
): Promise<{ readonly id: string; readonly title?: string } | undefined> {
  if (to === 'before') return before === undefined ? undefined : { id: before };
  const found =
    from === undefined ? undefined : await findAdjacentChannel(from, to === 'up' ? 1 : -1, fetchPage);
  return found && { id: found.id, title: found.name };
}

type FetchGuidePage = (wanted: GuidePageQuery) => Promise<GuidePage | undefined>;

function useFetchGuidePage(): FetchGuidePage {
  const dispatch = useApiDispatch();
  const clock = useClock();
  const lastPage = useRef<number>(undefined);
  return useCallback(
    async (wanted) => {
      const fetchPage = async (query: GuidePageQuery): Promise<GuidePage | undefined> => {
        const request = { ...guideWindow(clock.now()), ...query };
        const { data } = await dispatch(getTvGuide.initiate(request, { subscribe: false }));
        if (!data) return undefined;
        const channels = data.channels.map((day) => ({
          id: day.channel.id,
          name: day.channel.name,
          isLocked: isChannelLocked(day),
        }));
        const pages = Math.max(1, Math.ceil((data.totalChannels ?? channels.length) / GUIDE_PAGE_SIZE));
        return { page: data.page ?? 1, pages, channels };
      };
      // Usually on the same, cached page.
      const last =
        'channel' in wanted && lastPage.current !== undefined
          ? await fetchPage({ page: lastPage.current })
          : undefined;
      const hasChannel = last?.channels.some(({ id }) => 'channel' in wanted && id === wanted.channel);
      const found = hasChannel ? last : await fetchPage(wanted);
      lastPage.current = found?.page ?? lastPage.current;
      return found;
    },
    [dispatch, clock],
  );
}
