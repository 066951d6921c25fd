import type { ClientIds } from '@tv/api-client';
import type { Session } from '@tv/auth';
import type { CastSender } from '@tv/cast';
import { loadCastSender } from '@tv/cast/sender';
import { whenIdle } from '@tv/ui';

type LoadOptions = Parameters<typeof loadCastSender>[0];

interface OpenCastOptions extends Omit<LoadOptions, 'viewer'> {
  readonly session: Session;
  readonly ids: ClientIds;
}

/** Brings the cast sender, for whoever is watching: settles when there is a device, with nothing where it cannot be had. */
export async function openCast({
  session,
  ids,
  ...options
}: OpenCastOptions): Promise<CastSender | undefined> {
  const { tokens } = session;
  // The first frame goes before the button.
  await new Promise<void>((resolve) => whenIdle(resolve));
  return loadCastSender({
    ...options,
    viewer: {
      token: async () => tokens.token() ?? ((await tokens.renew()) ? tokens.token() : undefined),
      userId() {
        const viewer = session.viewer();
        return viewer.kind === 'customer' ? viewer.user.userId : undefined;
      },
      isSignedOut: () => session.viewer().state === 'signedOut',
      subscribe: (listener) => session.subscribe(() => listener()),
      appSessionId: ids.appSessionId,
    },
  });
}
