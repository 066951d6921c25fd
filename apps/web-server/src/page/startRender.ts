import type { PageRenderer, PageRendering, RenderedPage } from '@tv/app-shell/pageRenderer';
import type { PageAnswer, PageAnswers } from './createPageAnswers.ts';
import type { Outcome, PendingValue } from './pageCache.ts';
import type { RenderLimiter } from './renderLimiter.ts';

export interface RenderOptions {
  readonly renderer: PageRenderer;
  readonly renderLimiter: RenderLimiter;
  /** How long a user waits for a complete page. */
  readonly deadlineMs: number;
  /** How long a late render may continue, for later users. */
  readonly renderLimitMs: number;
  readonly report: (error: unknown, pathname: string) => void;
  /** Called at the end of each render. `error` is a defect. */
  readonly onRendered: (result: Outcome<PageAnswer>['result'] | 'error', ms: number) => void;
  /** Monotonic clock. */
  readonly now: () => number;
}

interface StartRenderOptions extends RenderOptions {
  readonly answers: PageAnswers;
  readonly isCacheEnabled: boolean;
}

export class OverloadedError extends Error {
  override readonly name = 'Overloaded';
}

/** A render that ignores its abort releases its slot after this. */
const ABORT_GRACE_MS = 1000;

function toOutcome(rendered: RenderedPage, isEnded: boolean, answers: PageAnswers): Outcome<PageAnswer> {
  if (rendered.kind === 'redirect') return { value: answers.redirect(rendered), result: 'whole' };
  // Not cached: late data may arrive before the next request.
  const isFailed = rendered.status === 503 || (isEnded && !rendered.isComplete);
  const result = isFailed ? 'failed' : rendered.isComplete ? 'whole' : 'incomplete';
  return { value: answers.page(rendered, result), result };
}

/**
 * Renders until all data has arrived, at most for `renderLimitMs`. Rejects with an OverloadedError when the limiter
 * has no slot.
 */
export function startRender(
  pathname: string,
  search: string,
  options: StartRenderOptions,
): PendingValue<PageAnswer> {
  const { renderer, renderLimiter, deadlineMs, renderLimitMs, answers, isCacheEnabled } = options;
  const { report, onRendered, now } = options;
  const started = renderLimiter.acquire().then((slot) => {
    if (slot === undefined) throw new OverloadedError();
    return slot;
  });
  const reported = (error: unknown): never => {
    report(error, pathname);
    throw error;
  };
  let rendering: PageRendering | undefined;
  const render = async (slot: Awaited<typeof started>): Promise<Outcome<PageAnswer>> => {
    const startedAt = now();
    const ending = new AbortController();
    const givingUp = Promise.withResolvers<never>();
    const timers: NodeJS.Timeout[] = [];
    const after = (ms: number, run: () => void): void => void timers.push(setTimeout(run, ms).unref());
    const end = (): void => {
      ending.abort();
      after(ABORT_GRACE_MS, () => givingUp.reject(new Error('The render did not end in time')));
    };
    after(deadlineMs, () => {
      // Without a cache, late data serves no user.
      if (isCacheEnabled && slot.continueLate()) after(renderLimitMs, end);
      else end();
    });
    try {
      rendering = renderer.render({ pathname, search, signal: ending.signal });
      const rendered = await Promise.race([rendering.finished, givingUp.promise]);
      const outcome = toOutcome(rendered, ending.signal.aborted, answers);
      onRendered(outcome.result, now() - startedAt);
      return outcome;
    } catch (error) {
      onRendered('error', now() - startedAt);
      return reported(error);
    } finally {
      timers.forEach(clearTimeout);
      slot.release();
    }
  };
  let partial: Promise<PageAnswer> | undefined;
  const renderPartial = async (): Promise<PageAnswer> => {
    const rendered = await rendering?.partial();
    if (rendered === undefined) return answers.fallback;
    return rendered.kind === 'redirect' ? answers.redirect(rendered) : answers.page(rendered, 'failed');
  };
  return {
    started,
    finished: started.then(render),
    partial: () => (partial ??= renderPartial().catch(reported)),
  };
}
