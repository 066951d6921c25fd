import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { getTvGuide } from '@tv/api-client';
import { useClock } from '@tv/time';
import { whenIdle } from '@tv/ui';
import type { Zap } from '../controls/obeyKey.ts';
import type { ApiDispatch } from '../progress/progressCall.ts';
import { channelBeside, type ChannelsPage, type PageWanted } from './channelBeside.ts';
import { CHANNELS_AT_A_TIME, guideStretch, isLocked } from './guideStretch.ts';
import type { AskAhead } from './useAskAhead.browser.ts';
import type { GoTo } from './useGoTo.ts';

/**
 * Switches channel in guide order; presses are queued. After the first switch both neighbours are prefetched.
 *
 * @param channelId undefined on demand
 * @param askAhead undefined until the first frame
 */
export function useZapping(
  channelId: string | undefined,
  goTo: GoTo,
  askAhead: AskAhead | undefined,
): ((to: Zap) => void) | undefined {
  const ask = useAskChannels();
  const hasZapped = useRef(false);
  const place = useRef<{ readonly now?: string | undefined; readonly before?: string | undefined }>({});
  /** Target of the queued presses, and channels passed. */
  const heading = useRef<{ readonly to?: string | undefined; readonly through: Set<string> }>({
    through: new Set(),
  });
  const pressed = useRef({ count: 0, done: Promise.resolve() });

  useEffect(() => {
    const { to, through } = heading.current;
    // A skipped channel that arrives late.
    if (to !== channelId && channelId !== undefined && through.has(channelId)) return;
    if (place.current.now !== channelId) place.current = { now: channelId, before: place.current.now };
    heading.current = { to: channelId, through: new Set() };
  }, [channelId]);

  useEffect(() => {
    if (!hasZapped.current || channelId === undefined || !askAhead) return undefined;
    return whenIdle(() => {
      for (const step of [1, -1] as const)
        void channelBeside(channelId, step, ask).then((found) => found && askAhead(found.id, found.isLocked));
    });
  }, [channelId, ask, askAhead]);

  const zap = useCallback(
    (to: Zap) => {
      hasZapped.current = true;
      const presses = pressed.current;
      presses.count += 1;
      presses.done = presses.done.then(async () => {
        const { to: from, through } = heading.current;
        const channel = await channelTo(to, from, place.current.before, ask);
        presses.count -= 1;
        if (!channel) return;
        heading.current = { to: channel.id, through: through.add(channel.id) };
        // Skipped if another press is queued.
        if (presses.count === 0) void goTo({ kind: 'live', ...channel });
      });
    },
    [ask, goTo],
  );
  return channelId === undefined ? undefined : zap;
}

async function channelTo(
  to: Zap,
  from: string | undefined,
  before: string | undefined,
  ask: AskChannels,
): Promise<{ readonly id: string; readonly title?: string } | undefined> {
  if (to === 'before') return before === undefined ? undefined : { id: before };
  const found = from === undefined ? undefined : await channelBeside(from, to === 'up' ? 1 : -1, ask);
  return found && { id: found.id, title: found.name };
}

type AskChannels = (wanted: PageWanted) => Promise<ChannelsPage | undefined>;

function useAskChannels(): AskChannels {
  const dispatch = useDispatch<ApiDispatch>();
  const clock = useClock();
  const lastPage = useRef<number>(undefined);
  return useCallback(
    async (wanted) => {
      const ask = async (one: PageWanted): Promise<ChannelsPage | undefined> => {
        const request = { ...guideStretch(clock.now()), ...one };
        const { data } = await dispatch(getTvGuide.initiate(request, { subscribe: false }));
        if (!data) return undefined;
        const channels = data.channels.map((day) => ({
          id: day.channel.id,
          name: day.channel.name,
          isLocked: isLocked(day),
        }));
        const pages = Math.max(1, Math.ceil((data.totalChannels ?? channels.length) / CHANNELS_AT_A_TIME));
        return { page: data.page ?? 1, pages, channels };
      };
      // Usually on the same, cached page.
      const last =
        'channel' in wanted && lastPage.current !== undefined
          ? await ask({ page: lastPage.current })
          : undefined;
      const isThere = last?.channels.some(({ id }) => 'channel' in wanted && id === wanted.channel);
      const found = isThere ? last : await ask(wanted);
      lastPage.current = found?.page ?? lastPage.current;
      return found;
    },
    [dispatch, clock],
  );
}
