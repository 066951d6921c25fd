import type { ErrorReporter } from '@tv/analytics';
import type { RuntimeConfig } from '@tv/config';
import { noSender } from './castSender.ts';
import type { CastSender } from './castSender.ts';
import { readCastState } from './castState.ts';

/** The part of the sender library's global objects that we use. */
interface CastContext {
  setOptions(options: { receiverApplicationId: string; autoJoinPolicy: string }): void;
  getCastState(): unknown;
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
  requestSession(): Promise<unknown>;
}

interface CastWindow extends Window {
  __onGCastApiAvailable?: (isAvailable: boolean) => void;
  cast?: { framework: { CastContext: { getInstance(): CastContext } } };
}

const CAST_STATE_CHANGED = 'caststatechanged';
/** A reload joins the session that is running on this page's origin. */
const ORIGIN_SCOPED = 'origin_scoped';
/** What the library rejects with when the viewer closes the picker. */
const CANCELLED = 'cancel';

function wrap(context: CastContext, reporter: ErrorReporter): CastSender {
  return {
    state: () => readCastState(context.getCastState()),
    subscribe(onChange) {
      context.addEventListener(CAST_STATE_CHANGED, onChange);
      return () => context.removeEventListener(CAST_STATE_CHANGED, onChange);
    },
    async requestSession() {
      try {
        await context.requestSession();
      } catch (error) {
        if (error !== CANCELLED) reporter.error(error, 'cast.requestSession');
      }
    },
  };
}

/**
 * Loads the sender library from the configured host (CAST-24) and readies it for our receiver. It is asked
 * for once a page that can cast is open, never by the front page.
 *
 * @returns the sender; one without devices where the library cannot be had or does not support this browser
 */
export function loadCastSender(
  { senderUrl, receiverAppId }: RuntimeConfig['cast'],
  reporter: ErrorReporter,
  page: CastWindow,
): Promise<CastSender> {
  return new Promise((resolve) => {
    const script = page.document.createElement('script');
    const giveUp = (reason: string) => {
      reporter.warn(reason, 'cast.load');
      resolve(noSender);
    };
    page.__onGCastApiAvailable = (isAvailable) => {
      const context = page.cast?.framework.CastContext.getInstance();
      if (!isAvailable || context === undefined) {
        resolve(noSender);
        return;
      }
      context.setOptions({ receiverApplicationId: receiverAppId, autoJoinPolicy: ORIGIN_SCOPED });
      resolve(wrap(context, reporter));
    };
    script.addEventListener('error', () => giveUp('The cast sender could not be loaded'));
    script.src = senderUrl;
    script.async = true;
    page.document.head.append(script);
  });
}
