import type { ErrorReporter } from '@tv/analytics';
import type { KeyValueStorage } from '@tv/browser-storage';
import type { RuntimeConfig } from '@tv/config';
import { markNonCritical } from '@tv/lazy';
import { hasDevice, readCastState } from '../session/castState.ts';
import type { CastSender } from './createCastSender.ts';
import type { CastUser } from './createSourceLoader.ts';
import type { Framework, FrameworkContext } from './framework.ts';
import { getReceiverApp } from './receiverApp.ts';

export interface CastWindow extends Window {
  __onGCastApiAvailable?: (isAvailable: boolean) => void;
  cast?: { framework: Framework };
}

export interface LoadCastSenderOptions {
  readonly config: Pick<RuntimeConfig, 'cast' | 'version' | 'allowedHosts'>;
  readonly user: CastUser;
  /** Session storage. */
  readonly storage: KeyValueStorage;
  readonly reporter: ErrorReporter;
  readonly page: CastWindow;
}

/** Loads the sender library; undefined if it fails to load or does not support this browser. */
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

function waitForDevice(context: FrameworkContext): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!hasDevice(readCastState(context.getCastState()))) return;
      context.removeEventListener('caststatechanged', check);
      resolve();
    };
    context.addEventListener('caststatechanged', check);
    check();
  });
}

/**
 * Loads the sender library (CAST-24), never on the front page. Resolves when a device is available, to undefined if
 * our chunk failed; otherwise never.
 */
export async function loadCastSender(options: LoadCastSenderOptions): Promise<CastSender | undefined> {
  const { config, storage } = options;
  const framework = await loadFramework(options);
  if (!framework) return new Promise(() => undefined);
  const context = framework.CastContext.getInstance();
  const app = getReceiverApp(storage, config.cast);
  // A reload resumes the session of the same origin.
  context.setOptions({ receiverApplicationId: app.receiverAppId, autoJoinPolicy: 'origin_scoped' });
  await waitForDevice(context);
  // Casting is optional, so a chunk error must not reload the page.
  const module = await import('./createCastSender.ts').catch(markNonCritical);
  return module?.createCastSender({ ...options, framework, app });
}
