import type { ErrorReporter } from '@tv/analytics';
import type { KeyValueStorage, RuntimeConfig } from '@tv/config';
import { spareFailure } from '@tv/ui';
import type { CastSender, CastViewer } from './castSender.ts';
import { hasDevice, readCastState } from './castState.ts';
import { ORIGIN_SCOPED, type Framework, type FrameworkContext } from './framework.ts';
import { receiverApp } from './receiverApp.ts';

/** The page, with what the sender library asks for and leaves on it. */
export interface CastWindow extends Window {
  __onGCastApiAvailable?: (isAvailable: boolean) => void;
  cast?: { framework: Framework };
}

export interface LoadCastSenderOptions {
  readonly config: Pick<RuntimeConfig, 'cast' | 'version' | 'allowedHosts'>;
  readonly viewer: CastViewer;
  /** Of the browser session. */
  readonly storage: KeyValueStorage;
  readonly reporter: ErrorReporter;
  readonly page: CastWindow;
}

/** Loads the sender library; undefined where it cannot be had or does not support this browser. */
function loadFramework({ config, reporter, page }: LoadCastSenderOptions): Promise<Framework | undefined> {
  if (page.cast) return Promise.resolve(page.cast.framework);
  return new Promise((resolve) => {
    const script = page.document.createElement('script');
    page.__onGCastApiAvailable = (isAvailable) => resolve(isAvailable ? page.cast?.framework : undefined);
    script.addEventListener('error', () => {
      reporter.warn('The cast sender could not be loaded', 'cast.load');
      resolve(undefined);
    });
    script.src = config.cast.senderUrl;
    script.async = true;
    page.document.head.append(script);
  });
}

function deviceComes(context: FrameworkContext): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!hasDevice(readCastState(context.getCastState()))) return;
      context.removeEventListener('caststatechanged', look);
      resolve();
    };
    context.addEventListener('caststatechanged', look);
    look();
  });
}

/**
 * Loads the sender library from the configured host (CAST-24) and readies it for our receiver. It is asked for once a page
 * that can cast is open, never by the front page. What speaks with a television comes when there is one.
 *
 * @returns settles when there is a device, undefined where our own part for it could not be had; never where there is no
 *   device, or no library
 */
export async function loadCastSender(options: LoadCastSenderOptions): Promise<CastSender | undefined> {
  const { config, storage } = options;
  const framework = await loadFramework(options);
  if (!framework) return new Promise(() => undefined);
  const context = framework.CastContext.getInstance();
  const app = receiverApp(storage, config.cast);
  context.setOptions({ receiverApplicationId: app.receiverAppId, autoJoinPolicy: ORIGIN_SCOPED });
  await deviceComes(context);
  // The page is whole without it.
  const part = await import('./createCastSender.ts').catch(spareFailure);
  return part?.createCastSender({ ...options, framework, app });
}
